import { execFile } from 'node:child_process';
import path from 'node:path';

type ScriptOptions = { args?: string[]; env: Record<string, string>; cwd?: string };

/** Runs a script of `scripts/` with only the given environment variables. */
export function runScript(
  name: string,
  { args = [], env, cwd = '.' }: ScriptOptions,
): Promise<{ exitCode: number; output: string }> {
  const script = path.resolve('scripts', name);
  const all = { PATH: process.env.PATH, NODE_ENV: 'production', ...env } as const;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env: all, cwd }, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
