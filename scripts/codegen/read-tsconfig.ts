import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';

type Tsconfig = {
  /** The aliases, with absolute paths. */
  paths: ts.MapLike<string[]>;
  /** What is not compiled, relative to the folder. */
  exclude: string[];
};

/** The files are not read here, so there are none. */
const NO_INPUTS = 18003;

const Raw = z.object({ exclude: z.array(z.string()).default([]) });

/** Reads the `tsconfig.json` of a folder. */
export function readTsconfig(folder: string): Tsconfig {
  const file = path.join(folder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw toError(file, error);
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options, errors } = ts.parseJsonConfigFileContent(config, host, folder);
  const problem = errors.find(({ code }) => code !== NO_INPUTS);
  if (problem) throw toError(file, problem);
  const paths = Object.entries(options.paths ?? {}).map(([alias, targets]) => [
    alias,
    targets.map((target) => path.join(folder, target)),
  ]);
  return { paths: Object.fromEntries(paths), exclude: Raw.parse(config).exclude };
}

function toError(file: string, { messageText }: ts.Diagnostic): Error {
  return new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
