import { execFile } from 'node:child_process';
import path from 'node:path';

export type Diagnosis = {
  exitCode: number;
  output: string;
  /** Names of the checks that failed. */
  failed: string[];
};

type DoctorOptions = { args?: string[]; env: Record<string, string>; cwd?: string };

/** Runs `npm run doctor` with only the given environment variables. */
export function runDoctor({ args = [], env, cwd = '.' }: DoctorOptions): Promise<Diagnosis> {
  const script = path.resolve('scripts/doctor.ts');
  const all = { PATH: process.env.PATH, NODE_ENV: 'production', ...env } as const;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env: all, cwd }, (_, stdout, stderr) => {
      const failed = [...stdout.matchAll(/^FAIL {2}(.*)$/gm)].map(([, name = '']) => name);
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr, failed });
    });
  });
}
