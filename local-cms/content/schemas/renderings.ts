import { toUnknownNameText } from '../close-name.ts';
import type { Path } from '../source-file.ts';
import { type Checker, checkFields } from './check-fields.ts';
import type { FieldSet } from './field-value.ts';
import type { RawExperience, RawRendering } from './raw-rendering.ts';

type RenderingContent =
  | { kind: 'none' }
  | { kind: 'own'; fields: FieldSet }
  | { kind: 'shared'; name: string; line: number };

export type Rendering = {
  /** The key is unique in its file. The rendering's uid is derived from the key. */
  key: string;
  component: string;
  params: Readonly<Record<string, string>>;
  content: RenderingContent;
  /** Renderings by the placeholder's name as written; null if the author wrote no placeholders. */
  placeholders: ReadonlyMap<string, readonly Rendering[]> | null;
  /** What each variant shows instead, by variant id; null if the variant hides the rendering. */
  experiences: ReadonlyMap<string, Rendering | null>;
  file: string;
  line: number;
};

type Keys = { prefix: string; taken: Set<string>; count: Map<string, number> };

export const createKeys = (prefix = ''): Keys => ({ prefix, taken: new Set(), count: new Map() });

/** Returns the rendering's `id` or, without an `id`, the component's name and a number: “RichText 2”. */
function toKey(checker: Checker, path: Path, { component, id }: RawRendering, keys: Keys): string {
  const ordinal = (keys.count.get(component) ?? 0) + 1;
  keys.count.set(component, ordinal);
  const key = keys.prefix + (id ?? `${component} ${ordinal}`);
  if (keys.taken.has(key.toLowerCase())) {
    checker.report([...path, 'id'], `the id "${key}" is used twice in this file`);
  }
  keys.taken.add(key.toLowerCase());
  return key;
}

function toContent(checker: Checker, path: Path, raw: RawRendering): RenderingContent {
  const { component, datasource, fields } = raw;
  if (datasource !== undefined) {
    if (fields !== undefined) checker.report([...path, 'fields'], 'write either datasource or fields');
    return {
      kind: 'shared',
      name: datasource.slice('shared/'.length),
      line: checker.lineAt([...path, 'datasource']),
    };
  }
  const template = checker.templates.get(component);
  if (!template || fields === undefined) return { kind: 'none' };
  return { kind: 'own', fields: checkFields(checker, [...path, 'fields'], fields, template) };
}

function toParams({ variant, styles, grid, params }: RawRendering): Record<string, string> {
  // All params of a layout are text, so objects and lists become JSON.
  const others = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return {
    GridParameters: grid ?? 'col-12',
    FieldNames: variant ?? 'Default',
    ...(styles === undefined ? {} : { Styles: styles }),
    ...Object.fromEntries(others),
  };
}

/** Completes an experience. Adds the rendering's `fields` and `datasource` only if the experience has neither. */
function toExperience(raw: RawRendering, experience: Exclude<RawExperience, 'hidden'>) {
  const { id: _id, experiences: _own, placeholders: _children, fields, datasource, ...look } = raw;
  const hasContent = experience.fields !== undefined || experience.datasource !== undefined;
  return { ...look, ...(hasContent ? {} : { fields, datasource }), ...experience };
}

function toExperiences(
  checker: Checker,
  path: Path,
  raw: RawRendering,
  { key, placeholders }: Pick<Rendering, 'key' | 'placeholders'>,
): Rendering['experiences'] {
  const entries = Object.entries(raw.experiences ?? {}).map(([variantId, experience]) => {
    if (experience === 'hidden') return [variantId, null] as const;
    const own = `${key} for ${variantId}`;
    // Each experience numbers its keys separately, so that a new experience changes no other uid of the page.
    const keys = createKeys(`${own} `);
    const at = [...path, 'experiences', variantId];
    const rendering = toRendering(checker, at, toExperience(raw, experience), { key: own, keys });
    return [variantId, { ...rendering, placeholders: rendering.placeholders ?? placeholders }] as const;
  });
  return new Map(entries);
}

function toPlaceholders(checker: Checker, path: Path, { placeholders }: RawRendering, keys: Keys) {
  if (!placeholders) return null;
  const lists = Object.entries(placeholders).map(
    ([name, list]) => [name, toRenderings(checker, [...path, 'placeholders', name], list, keys)] as const,
  );
  return new Map(lists);
}

function toRendering(
  checker: Checker,
  path: Path,
  raw: RawRendering,
  { key, keys }: { key: string; keys: Keys },
): Rendering {
  if (!checker.templates.has(raw.component)) {
    const names = [...checker.templates.keys()];
    checker.report([...path, 'component'], toUnknownNameText('component', raw.component, names));
  }
  const placeholders = toPlaceholders(checker, path, raw, keys);
  return {
    key,
    component: raw.component,
    params: toParams(raw),
    content: toContent(checker, path, raw),
    placeholders,
    experiences: toExperiences(checker, path, raw, { key, placeholders }),
    file: checker.file,
    line: checker.lineAt(path),
  };
}

/** Converts renderings in the order of the file, because their keys are numbered across the whole file. */
export const toRenderings = (
  checker: Checker,
  path: Path,
  list: readonly RawRendering[] | null,
  keys: Keys,
): Rendering[] =>
  (list ?? []).map((raw, index) => {
    const at = [...path, index];
    return toRendering(checker, at, raw, { key: toKey(checker, at, raw, keys), keys });
  });
