import { registerSourceAliases } from './run/source-aliases.ts';

// Must run before the import below, because the modules of the doctor import from src.
registerSourceAliases();
const { runDoctor } = await import('./doctor/run-doctor.ts');
process.exitCode = await runDoctor(process.argv.slice(2));
