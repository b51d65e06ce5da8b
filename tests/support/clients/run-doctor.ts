import { runScript } from './run-script.ts';

export type Diagnosis = {
  exitCode: number;
  output: string;
  /** Names of the checks that failed. */
  failed: string[];
};

/** Runs `npm run doctor` with only the given environment variables. */
export async function runDoctor(options: Parameters<typeof runScript>[1]): Promise<Diagnosis> {
  const { exitCode, output } = await runScript('doctor.ts', options);
  const failed = [...output.matchAll(/^FAIL {2}(.*)$/gm)].map(([, name = '']) => name);
  return { exitCode, output, failed };
}
