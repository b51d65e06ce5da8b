import { z } from 'zod';

import { type Checker, checkFields } from './check-fields.ts';
import { toUnknownNameText } from './close-name.ts';
import type { FieldSet } from './field-value.ts';
import type { Path } from './source-file.ts';

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
  file: string;
  line: number;
};

const words = z
  .union([z.string(), z.array(z.string())], 'write one name or a list of names')
  .transform((written) => [written].flat().join(' '));

/** As written in a file. Spelled out, for a schema that holds itself cannot be inferred. */
type WrittenRendering = {
  component: string;
  id?: string;
  variant?: string;
  styles?: string;
  grid?: string;
  params?: Record<string, string | number | boolean> | null;
  fields?: unknown;
  datasource?: string;
  placeholders?: Record<string, WrittenRendering[] | null> | null;
};

const stemSchema = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, 'write the placeholder’s stem: container, without -{*}');

const renderingShape = {
  component: z.string('write the component’s name'),
  id: z.string('write a word').min(1).optional(),
  variant: z.string('write the variant’s name').optional(),
  styles: words.optional(),
  grid: words.optional(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()], 'write text')).nullish(),
  fields: z.unknown().optional(),
  datasource: z
    .string()
    .regex(/^shared\/\S+$/, 'write shared/<name>')
    .optional(),
  placeholders: z
    .record(
      stemSchema,
      z.lazy(() => renderingListSchema),
    )
    .nullish(),
};

export const renderingListSchema: z.ZodType<WrittenRendering[] | null> = z
  .array(
    z.strictObject(renderingShape, 'write a rendering as { component: Name, … }'),
    'write a list of renderings, each after a dash',
  )
  .nullable();

export const renderingKeys: readonly string[] = Object.keys(renderingShape);

type Keys = { taken: Set<string>; count: Map<string, number> };

export const createKeys = (): Keys => ({ taken: new Set(), count: new Map() });

/** `id`, or the component's name with its ordinal: “RichText 2”. */
function toKey(checker: Checker, path: Path, { component, id }: WrittenRendering, keys: Keys): string {
  const ordinal = (keys.count.get(component) ?? 0) + 1;
  keys.count.set(component, ordinal);
  const key = id ?? `${component} ${ordinal}`;
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
  const free = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    GridParameters: grid ?? 'col-12',
    FieldNames: variant ?? 'Default',
    ...(styles === undefined ? {} : { Styles: styles }),
    ...Object.fromEntries(free),
  };
}

function toRendering(checker: Checker, path: Path, written: WrittenRendering, keys: Keys): Rendering {
  if (!checker.templates.has(written.component)) {
    const names = [...checker.templates.keys()];
    checker.report([...path, 'component'], toUnknownNameText('component', written.component, names));
  }
  return {
    key: toKey(checker, path, written, keys),
    component: written.component,
    params: toParams(written),
    content: toContent(checker, path, written),
    placeholders: written.placeholders
      ? new Map(
          Object.entries(written.placeholders).map(([stem, list]) => [
            stem,
            toRenderings(checker, [...path, 'placeholders', stem], list, keys),
          ]),
        )
      : null,
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
): Rendering[] => (list ?? []).map((written, index) => toRendering(checker, [...path, index], written, keys));
