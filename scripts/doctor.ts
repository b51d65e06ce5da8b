import { registerSourceAliases } from './run/source-aliases.ts';

// Before the imports of modules that import from src.
registerSourceAliases();
const { runDoctor } = await import('./doctor/run-doctor.ts');
process.exitCode = await runDoctor(process.argv.slice(2));
