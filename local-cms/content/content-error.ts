export type Place = { file: string; line: number };

/** What is wrong at a place in a content file, and what to write instead. */
export type Problem = Place & { message: string };

export const toProblemText = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;

/** A mistake in the content, not a failure of the server, so the whole message may be shown. */
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
