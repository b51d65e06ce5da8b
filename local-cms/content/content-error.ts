export type Place = { file: string; line: number };

export type Problem = Place & { message: string };

export const toProblemText = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;

/**
 * A ContentError is a mistake in content files, not a failure of the server. Its message contains no secrets,
 * so clients are allowed to see it.
 */
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
