/**
 * Compiles a pattern in which `*` matches any number of characters; no other character is special. Matching
 * takes linear time.
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
