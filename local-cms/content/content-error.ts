export type Place = { file: string; line: number };

export type Problem = Place & { message: string };

/** Replaces control characters, because messages quote content, which could move the cursor of a terminal. */
export const toProblemText = ({ file, line, message }: Problem): string =>
  `${file}:${line}  ${message}`.replace(/\p{Cc}/gu, '\uFFFD');

/** A mistake in content files. Clients are allowed to see its message, because it contains no secrets. */
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
