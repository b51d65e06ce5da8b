import { PatternError } from './pattern-node';

/** All groups are copied wherever one begins or ends. */
const MAX_GROUPS = 20;

/** Where the parser stands in a pattern. */
export type PatternReader = {
  /** Takes `text` if it comes next. */
  take: (text: string) => boolean;
  /** Takes what fits at this place; the expression must be sticky. */
  takeMatch: (expression: RegExp) => RegExpExecArray | null;
  /** The next character, not taken; `''` at the end. */
  peek: () => string;
  /** The next character, taken. */
  next: () => string;
  /** Opens one more group and tells its number. */
  openGroup: (name?: string) => number;
  /** The numbers of the groups that have a name. */
  names: ReadonlyMap<string, number>;
};

export function createPatternReader(source: string): PatternReader {
  let at = 0;
  let groups = 0;
  const names = new Map<string, number>();
  return {
    take(text) {
      const isNext = source.startsWith(text, at);
      if (isNext) at += text.length;
      return isNext;
    },
    takeMatch(expression) {
      expression.lastIndex = at;
      const match = expression.exec(source);
      if (match) at += match[0].length;
      return match;
    },
    peek: () => source.charAt(at),
    next() {
      const char = source.charAt(at);
      if (char === '') throw new PatternError('it ends too early');
      at += 1;
      return char;
    },
    openGroup(name) {
      groups += 1;
      if (groups > MAX_GROUPS) throw new PatternError(`it has more than ${MAX_GROUPS} groups`);
      if (name === undefined) return groups;
      if (names.has(name)) throw new PatternError(`two groups are called "${name}"`);
      names.set(name, groups);
      return groups;
    },
    names,
  };
}
