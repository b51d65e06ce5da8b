import { type Checker, checkFields } from './check-fields.ts';
import { toUnknownNameText } from './close-name.ts';
import type { FieldSet } from './field-value.ts';
import type { Path } from './source-file.ts';
import type { WrittenExperience, WrittenRendering } from './written-rendering.ts';

/** Where a rendering's content comes from: nowhere, its own fields, or a shared item. */
type RenderingContent =
  | { kind: 'none' }
  | { kind: 'own'; fields: FieldSet }
  | { kind: 'shared'; name: string; line: number };

export type Rendering = {
  /** Unique in its file; the uid is made from it. */
  key: string;
  component: string;
  /** Sitecore's parameters by name, as text. */
  params: Readonly<Record<string, string>>;
  content: RenderingContent;
  /** By stem (`container`); null when the component holds none. */
  placeholders: ReadonlyMap<string, readonly Rendering[]> | null;
  /** What stands in its place by variant id; null hides it. */
  experiences: ReadonlyMap<string, Rendering | null>;
  file: string;
  line: number;
};

type Keys = { prefix: string; taken: Set<string>; count: Map<string, number> };

export const createKeys = (prefix = ''): Keys => ({ prefix, taken: new Set(), count: new Map() });

/** `id`, or the component's name with its ordinal: “RichText 2”. */
function toKey(checker: Checker, path: Path, { component, id }: WrittenRendering, keys: Keys): string {
  const ordinal = (keys.count.get(component) ?? 0) + 1;
  keys.count.set(component, ordinal);
  const key = keys.prefix + (id ?? `${component} ${ordinal}`);
  if (keys.taken.has(key.toLowerCase())) {
    checker.report([...path, 'id'], `the id "${key}" is used twice in this file`);
  }
  keys.taken.add(key.toLowerCase());
  return key;
}

function toContent(checker: Checker, path: Path, written: WrittenRendering): RenderingContent {
  const { component, datasource, fields } = written;
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

function toParams({ variant, styles, grid, params }: WrittenRendering): Record<string, string> {
  // Parameters are text; what components from outside get as an object is JSON.
  const free = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return {
    GridParameters: grid ?? 'col-12',
    FieldNames: variant ?? 'Default',
    ...(styles === undefined ? {} : { Styles: styles }),
    ...Object.fromEntries(free),
  };
}

/** What an experience leaves out is as in the default; its content is its own as soon as it has any. */
function toExperience(written: WrittenRendering, experience: Exclude<WrittenExperience, 'hidden'>) {
  const { id: _id, experiences: _own, placeholders: _children, fields, datasource, ...look } = written;
  const hasContent = experience.fields !== undefined || experience.datasource !== undefined;
  return { ...look, ...(hasContent ? {} : { fields, datasource }), ...experience };
}

type Default = { written: WrittenRendering } & Pick<Rendering, 'key' | 'placeholders'>;

function toExperiences(
  checker: Checker,
  path: Path,
  { written, key, placeholders }: Default,
): Rendering['experiences'] {
  const entries = Object.entries(written.experiences ?? {}).map(([variantId, experience]) => {
    if (experience === 'hidden') return [variantId, null] as const;
    const own = `${key} for ${variantId}`;
    // Keys of its own, so that an experience moves no uid of the page.
    const keys = createKeys(`${own} `);
    const at = [...path, 'experiences', variantId];
    const rendering = toRendering(checker, at, toExperience(written, experience), { key: own, keys });
    return [variantId, { ...rendering, placeholders: rendering.placeholders ?? placeholders }] as const;
  });
  return new Map(entries);
}

function toPlaceholders(checker: Checker, path: Path, { placeholders }: WrittenRendering, keys: Keys) {
  if (!placeholders) return null;
  const lists = Object.entries(placeholders).map(
    ([stem, list]) => [stem, toRenderings(checker, [...path, 'placeholders', stem], list, keys)] as const,
  );
  return new Map(lists);
}

function toRendering(
  checker: Checker,
  path: Path,
  written: WrittenRendering,
  { key, keys }: { key: string; keys: Keys },
): Rendering {
  if (!checker.templates.has(written.component)) {
    const names = [...checker.templates.keys()];
    checker.report([...path, 'component'], toUnknownNameText('component', written.component, names));
  }
  const placeholders = toPlaceholders(checker, path, written, keys);
  return {
    key,
    component: written.component,
    params: toParams(written),
    content: toContent(checker, path, written),
    placeholders,
    experiences: toExperiences(checker, path, { written, key, placeholders }),
    file: checker.file,
    line: checker.lineAt(path),
  };
}

/** Renderings in document order; keys are counted over the whole file. */
export const toRenderings = (
  checker: Checker,
  path: Path,
  list: readonly WrittenRendering[] | null,
  keys: Keys,
): Rendering[] =>
  (list ?? []).map((written, index) => {
    const at = [...path, index];
    return toRendering(checker, at, written, { key: toKey(checker, at, written, keys), keys });
  });
