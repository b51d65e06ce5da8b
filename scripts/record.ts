import { registerSourceAliases } from './run/source-aliases.ts';

// Must run before the import below, because the modules of the recorder import from src.
registerSourceAliases();
const { runRecord } = await import('./record/run-record.ts');
process.exitCode = await runRecord(process.argv.slice(2));
