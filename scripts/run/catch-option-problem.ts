import { isNativeError } from 'node:util/types';

/** Runs `parse`, and returns what is wrong with the options if `parseArgs` throws. */
export function catchOptionProblem<Result>(parse: () => Result): Result | { problem: string } {
  try {
    return parse();
  } catch (error) {
    if (isNativeError(error) && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code)))
      return { problem: error.message };
    throw error;
  }
}
