import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type TestRedis = {
  url: string;
  /** Stops it at once, as a crash does. It keeps nothing. */
  kill: () => Promise<void>;
  /** Starts it again on the same port, empty. */
  restart: () => Promise<void>;
  /** It keeps its connections, but answers nothing until `resume`. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
};

/** Starts an empty Redis on a free port, with the given options such as `--requirepass`. */
export async function startRedis(...options: readonly string[]): Promise<TestRedis> {
  if (spawnSync('redis-server', ['--version']).error) {
    throw new Error('This test needs redis-server: apt-get install redis-server');
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'redis-'));
  const port = await findPort();
  let child = await launch(port, folder, options);
  const kill = () => end(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      child = await launch(port, folder, options);
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function launch(port: number, folder: string, options: readonly string[]): Promise<ChildProcess> {
  const always = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', ''];
  const child = spawn('redis-server', [...always, ...options]);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`redis-server did not start:\n${output}`)));
  });
  return child;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => (port ? resolve(port) : reject(new Error('The server has no port.'))));
    });
  });
}
