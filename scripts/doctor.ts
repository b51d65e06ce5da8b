import { registerSourceAliases } from './run/source-aliases.ts';

// Before all that uses what the site uses: its schemas, its client of the CMS.
registerSourceAliases();
const { runDoctor } = await import('./doctor/run-doctor.ts');
process.exitCode = await runDoctor(process.argv.slice(2));
