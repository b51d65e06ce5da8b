/** A line of a refusal: file, line, the field with what is inside of it, and the message. */
const LINE = /^\S+:\d+ {2}(\w+)(?:\.[\w.]+)?: (.+)$/;

/**
 * What a person reads beside a field that was typed and not saved. A refusal that names fields is shown beside these, and
 * without file and line; any other one beside all.
 */
export function toRefusal(problem: string, name: string, typed: readonly string[]): string {
  if (!typed.includes(name)) return '';
  const named = problem.split('\n').map((line) => LINE.exec(line) ?? []);
  if (!named.some(([, field = '']) => typed.includes(field))) return problem;
  const [, , message = ''] = named.find(([, field]) => field === name) ?? [];
  return message.charAt(0).toUpperCase() + message.slice(1);
}
