/** What people call a placeholder or a site: “headless-main” is “Main”, “column-1-{*}” is “Column 1”. */
export function toPlaceName(placeholder: string): string {
  const words = placeholder
    .replace(/^(headless|sxa)-/, '')
    .replace(/-\{\*\}$/, '')
    .replace(/ \(static\)$/, '')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
