/** What edit mode shows for empty fields. */
const FOR_EDITORS = /^\[No text in field\]$|^Datasource is required\./;

/** Texts of edit mode by whether other modes must show them. */
export type Content = {
  /** Those of published fields and phrases. Visitors see them. */
  published: string[];
  /** Those of other fields, such as drafts. Editors see them in preview too. */
  drafts: string[];
  /** The rest. A component may show them in edit mode only. */
  others: string[];
};

type Sources = {
  /** The texts in the fields of edit mode. */
  ofFields: readonly string[];
  /** All texts of the published layout, and the phrases. */
  published: string;
};

/** Sorts the texts of a rendering in edit mode, each once. */
export function sortTexts(edited: readonly string[], { ofFields, published }: Sources): Content {
  const sorted: Content = { published: [], drafts: [], others: [] };
  for (const text of new Set(edited)) {
    if (FOR_EDITORS.test(text)) continue;
    if (published.includes(text)) sorted.published.push(text);
    else if (ofFields.includes(text)) sorted.drafts.push(text);
    else sorted.others.push(text);
  }
  return sorted;
}

/** Lists the texts that a page does not show. */
export function listMissingTexts(expected: readonly string[], shown: readonly string[]): string[] {
  const all = shown.join(' ');
  return expected.filter((text) => !all.includes(text));
}
