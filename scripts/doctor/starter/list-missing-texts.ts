/** What edit mode shows for empty fields. */
const FOR_EDITORS = /^\[No text in field\]$|^Datasource is required\./;

/** Returns a problem for each text of edit mode that a page does not show. */
export function findMissingTexts(edited: readonly string[], shown: readonly string[]): string[] {
  const all = shown.join(' ');
  return [...new Set(edited)]
    .filter((text) => !FOR_EDITORS.test(text) && !all.includes(text))
    .map((text) => `does not show ${JSON.stringify(text.slice(0, 100))}`);
}
