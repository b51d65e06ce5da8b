/**
 * Compiles a pattern in which `*` stands for any characters, also none. Searches the parts between the stars from left
 * to right: linear time, and no other character is special.
 */
export function compileWildcard(pattern: string): (text: string) => boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return (text) => text === pattern;
  return (text) => {
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) {
      return false;
    }
    let from = first.length;
    for (const part of parts) {
      const at = text.indexOf(part, from);
      if (at < 0) return false;
      from = at + part.length;
    }
    return from <= text.length - last.length;
  };
}
