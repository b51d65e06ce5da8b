const BLOCK_END = /<\/(?:p|h\d|li|tr|div|blockquote|figure|pre)>|<br\s*\/?>/gi;

/** Returns the text of HTML as a person reads it, one line for each block. The document that it makes is never shown. */
export function toPlainText(html: string): string {
  if (!/<[a-z]/i.test(html)) return html.trim();
  const lines = html.replaceAll('\n', ' ').replace(BLOCK_END, '$&\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
