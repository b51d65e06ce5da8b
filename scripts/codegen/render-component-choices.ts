import { stringify } from 'yaml';
import type { readSamples } from '../gallery/write-gallery.ts';

export const CHOICES = 'content/components.yml';

const HEADING = `# From \`npm run codegen\`: what the page editor offers for each component, by the samples in src/components.
# \`start\` is what a new one begins with. Its fields are only for the sketch in the picker: a new one has no texts.
`;

/** A new component begins with short texts, because an editor replaces them. */
const MAX_TEXT = 300;

type Sample = ReturnType<typeof readSamples>[number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what a page without the gallery's files can show of a sample; undefined if nothing remains. */
function clean(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_TEXT || value.startsWith('/components') ? undefined : withoutLinks(value);
  if (Array.isArray(value)) return value.map(clean).filter((entry) => entry !== undefined);
  if (!isRecord(value)) return value;
  if ('media' in value) return undefined;
  if (typeof value.to === 'string') return { ...value, to: '/' };
  const entries = Object.entries(value).map(([key, part]) => [key, clean(part)] as const);
  const kept = entries.filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const withoutLinks = (html: string): string => html.replace(/(href=["'])\/components\S*?(["'])/g, '$1/$2');

function toStart({ fields, params, placeholders }: Record<string, unknown>): Record<string, unknown> {
  const content = isRecord(fields) ? (clean(fields) ?? {}) : undefined;
  const places = isRecord(placeholders) ? Object.keys(placeholders).map((name) => [name, []]) : null;
  return {
    ...(params === undefined ? {} : { params }),
    ...(content === undefined ? {} : { fields: content }),
    ...(places && { placeholders: Object.fromEntries(places) }),
  };
}

const toWords = (written: unknown): string[] => [written ?? []].flat().map(String);

function toChoices({ renderings }: Sample) {
  const variants = [...new Set(renderings.map(({ variant }) => variant))];
  const styles = [...new Set(renderings.flatMap((rendering) => toWords(rendering.styles)))];
  const start = toStart(renderings[0] ?? {});
  return {
    ...(variants.length > 1 && { variants }),
    ...(styles.length > 0 && { styles }),
    ...(Object.keys(start).length > 0 && { start }),
  };
}

/** Returns the file with what editors can choose for each component that has a sample. */
export function renderComponentChoices(samples: readonly Sample[]): string {
  const choices = Object.fromEntries(samples.map((sample) => [sample.name, toChoices(sample)]));
  return HEADING + stringify(choices, { lineWidth: 120, aliasDuplicateObjects: false });
}
