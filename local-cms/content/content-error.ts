/** A place in a content file. */
export type Place = { file: string; line: number };

/** What is wrong at that place, and what to write instead. */
export type Problem = Place & { message: string };

export const toProblemText = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;

/** The author's mistake, not a failure of the server: the full text may be shown. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map(toProblemText).join('\n'), options);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export const createContentError = (
  file: string,
  line: number,
  message: string,
  options?: ErrorOptions,
): ContentError => new ContentError([{ file, line, message }], options);
