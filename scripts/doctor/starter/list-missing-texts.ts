/** What edit mode shows for empty fields. */
const FOR_EDITORS = /^\[No text in field\]$|^Datasource is required\./;

/** Returns the texts of edit mode that other modes show too, each once. */
export function listContent(edited: readonly string[]): string[] {
  return [...new Set(edited)].filter((text) => !FOR_EDITORS.test(text));
}

/** Returns a problem for each text that a page does not show. */
export function listMissingTexts(expected: readonly string[], shown: readonly string[]): string[] {
  const all = shown.join(' ');
  return expected
    .filter((text) => !all.includes(text))
    .map((text) => `does not show ${JSON.stringify(text.slice(0, 100))}`);
}
