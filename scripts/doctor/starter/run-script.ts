import { spawn } from 'node:child_process';
import { StarterError } from './copy-project.ts';

const ALIVE_MS = 10_000;
/** What a failed step may take of the terminal. */
const MAX_LINES = 60;

/** Runs a script of package.json in a folder, and shows that it lives. If it fails, throws what it says. */
export async function runScript(cwd: string, name: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', name], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const started = Date.now();
  const timer = setInterval(() => {
    console.log(`      … ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  }, ALIVE_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const rest = lines.length > MAX_LINES ? [`… and ${lines.length - MAX_LINES} more lines`] : [];
  throw new StarterError([`npm run ${name} has failed:`, ...lines.slice(0, MAX_LINES), ...rest].join('\n'));
}
