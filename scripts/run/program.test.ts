import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findLiving } from '@tests/servers/process-tree';
import { startProgram, toProgram, waitUntilUp } from './program.ts';

const env = { PATH: process.env.PATH, NODE_ENV: 'test' } as const;

const isLiving = async (pid: number) => (await findLiving([{ pid, parent: 0, command: '' }])).length > 0;

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a program ends when its parent is killed', async () => {
  const code = `import { startProgram } from '${path.resolve('scripts/run/program.ts')}';
    console.log(startProgram('Sleep', ['sleep', '60'], { env: process.env, isSilent: true }).pid);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], { env });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  expect(await isLiving(pid)).toBe(true);
  parent.kill('SIGKILL');
  await waitUntil(async () => !(await isLiving(pid)));
});

test('a program that ignores SIGTERM is killed', async () => {
  const child = spawn('sh', ['-c', 'trap "" TERM; echo up; exec sleep 60'], { env });
  const program = toProgram('Deaf', child, 100);
  await waitUntilUp(program, async () => program.output().includes('up'));
  await program.stop();
  expect(await program.ended).toBe('SIGKILL');
});

test('a program that ends before it is up is reported with its output', async () => {
  const program = startProgram('Short', ['sh', '-c', 'echo "no port"; exit 3'], { env, isSilent: true });
  await expect(waitUntilUp(program, async () => false)).rejects.toThrow('Short did not start (3).\nno port');
});
