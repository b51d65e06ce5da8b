import type { Mode } from './open-page.ts';

/** What is wrong in a mode. `count` is how often, `example` one of several texts or places. */
export type Fault = { mode: Mode | 'server'; what: string; count: number; example?: string };

/** A line of a terminal, and what one fault may take of the report. */
const MAX_LENGTH = 200;

/** Adds up faults that are the same. The first one gives the example. */
export function groupFaults(faults: readonly Fault[]): Fault[] {
  const grouped = Map.groupBy(faults, ({ mode, what }) => `${mode} ${toLine(what)}`);
  return [...grouped.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}

/** Renders a fault as one line, which is cut if it is long: a browser may report whole stacks. */
export function renderFault({ mode, what, count, example }: Fault): string {
  const line = toLine(what);
  return `${`${count}×`.padStart(4)}  ${mode.padEnd(7)}  ${line}${example ? ` (first: ${toLine(example)})` : ''}`;
}

/** Returns the first line without the URL of the tried site, whose port differs from run to run. */
function toLine(text: string): string {
  const [first = ''] = text.trim().split('\n');
  const line = first.replace(/https?:\/\/localhost:\d+/g, '').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
