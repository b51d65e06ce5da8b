/** One thing that is wrong in the content: where, and what to write instead. */
export type Problem = { file: string; line: number; message: string };

export const toProblemText = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;

/** Content that cannot be served as it is written. Never a fault of the server. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(toProblemText).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export const createContentError = (file: string, line: number, message: string): ContentError =>
  new ContentError([{ file, line, message }]);
