import { registerSourceAliases } from './run/source-aliases.ts';

// Comes first, because the modules of the doctor import from src.
registerSourceAliases();
const { runDoctor } = await import('./doctor/run-doctor.ts');
process.exitCode = await runDoctor(process.argv.slice(2));
