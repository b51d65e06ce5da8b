/** Width of a character in bold type, in em. An upper estimate, because fonts differ. */
function estimateWidth(character: string): number {
  if (/[iljtfIr.,:;!|'’()\s]/.test(character)) return 0.38;
  if (/[mwMW@%—…]/.test(character)) return 0.95;
  return /[\p{Lu}\d]/u.test(character) ? 0.7 : 0.6;
}

const measure = (text: string): number =>
  [...text].reduce((width, character) => width + estimateWidth(character), 0);

/** Cuts a text that is wider than `width` em, at the end of a character. */
function cut(text: string, width: number): string {
  if (measure(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (measure(`${kept}${character}…`) > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks a text into lines of at most `width` em. What does not fit in `maxLines` is cut. */
export function wrapText(text: string, { width, maxLines }: { width: number; maxLines: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const shown = lines.slice(0, maxLines);
  const isCut = lines.length > maxLines;
  return shown.map((line, index) => cut(isCut && index === maxLines - 1 ? `${line}…` : line, width));
}
