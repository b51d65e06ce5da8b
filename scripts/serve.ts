import { GRACE_MS, stopWithNpm } from './run/stop-with-parent.ts';

const HELP = `Runs the built site alone, in production mode, with the CMS of the environment.

  npm run serve                       on port 3000 of all network interfaces (PORT=… for another)
  npm run serve -- --hostname <name>  on one interface; every other option of \`next start\` works too

.env.example describes every variable. Needs \`npm run build\` first.`;

/** Runs `next start` in this process, so that signals reach Next. Limits the time that Next takes to stop. */
async function serve(): Promise<void> {
  stopWithNpm();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Without this limit, Next waits until every connection is closed, even one that never sends a request.
    process.once(signal, () => setTimeout(() => process.exit(1), GRACE_MS).unref());
  }
  process.argv.splice(2, 0, 'start');
  await import('next/dist/bin/next');
}

if (process.argv.includes('--help')) console.log(HELP);
else await serve();
