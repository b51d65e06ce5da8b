import { registerSourceAliases } from './run/source-aliases.ts';

// Must run before the import below, because a module of it imports from src.
registerSourceAliases();
const { runWarm } = await import('./warm/run-warm.ts');

process.exitCode = await runWarm(process.argv.slice(2), { print: console.log, printProgress: console.error });
