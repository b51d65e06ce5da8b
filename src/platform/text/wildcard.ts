/** In the pattern, `*` stands for any characters and no other character is special. Matching never backtracks. */
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
