import { listRenderings, toVariant } from '../../authoring/changes/rendering-places.ts';
import { getAt } from '../../authoring/changes/set-at.ts';
import { findLongest } from '../../content/find-longest.ts';
import type { Path } from '../../content/source-file.ts';
import { isRecord, isSameData } from '../../content/yaml/same-data.ts';
import { toWords } from '../../platform/to-words.ts';
import { toComponentName } from '../structure/labels.ts';

/** A difference of two versions. `part` is the page or a rendering, by human names. Texts are those of both versions. */
export type Difference = {
  part: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  field: string;
  before: string;
  after: string;
};

type Part = { key: string; name: string; place: string; values: Record<string, unknown> };

/** Writes all parts of a value in one line, as `to: /about, text: Us`; a list has one line for each entry. */
function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (!isRecord(value)) return String(value).trim();
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${toText(inner)}`)
    .join(', ');
}

const HIDDEN = ['placeholders', 'fields', 'component', 'id', 'template', 'experiences', 'publishAt'];

/** Lists the fields and settings of the page or of a rendering, by their names. */
function listValues(raw: unknown): Record<string, unknown> {
  if (!isRecord(raw)) return {};
  const settings = Object.entries(raw).filter(([key]) => !HIDDEN.includes(key));
  return { ...(isRecord(raw.fields) ? raw.fields : {}), ...Object.fromEntries(settings) };
}

function toName(raw: unknown): string {
  if (!isRecord(raw)) return '';
  const component = toComponentName(String(raw.component ?? ''));
  const title = isRecord(raw.fields) ? (raw.fields.Title ?? raw.fields.Heading) : undefined;
  return typeof title === 'string' && title.trim() ? `${component} “${title.trim()}”` : component;
}

function listParts(data: unknown): Part[] {
  const renderings = listRenderings(data);
  // The nearest rendering around a place, whose position is not counted.
  const findOwner = (path: Path) =>
    renderings.findLast(
      (other) => other.path.length < path.length && other.path.every((key, at) => key === path[at]),
    );
  return renderings.map(({ key, path }) => {
    const raw = getAt(data, path);
    const variant = toVariant(key);
    const name = toName(raw) || toName(getAt(data, findOwner(path)?.path ?? []));
    return {
      key,
      name: variant ? `${name} for ${variant}` : name,
      place: `${findOwner(path)?.key ?? ''} ${String(path.at(-2) ?? '')}`,
      values: listValues(raw),
    };
  });
}

function compareValues(
  part: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSameData(before[name], after[name]))
    .map((name) => ({
      part,
      kind: 'changed',
      field: toWords(name),
      before: toText(before[name]),
      after: toText(after[name]),
    }));
}

const toWhole = ({ name, values }: Part, kind: 'added' | 'removed'): Difference => {
  const text = Object.entries(values)
    .map(([key, value]) => `${toWords(key)}: ${toText(value)}`)
    .join('\n');
  return {
    part: name,
    kind,
    field: '',
    before: kind === 'removed' ? text : '',
    after: kind === 'added' ? text : '',
  };
};

/** Compares the data of two versions of a page. Renderings are followed by their keys. */
export function compareVersions(before: unknown, after: unknown): Difference[] {
  const [old, next] = [listParts(before), listParts(after)];
  const inOld = new Map(old.map((part) => [part.key, part]));
  const inNext = new Map(next.map((part) => [part.key, part]));
  const isThere = ({ key }: Part) => inOld.get(key)?.place === inNext.get(key)?.place;
  const [keptOld, keptNext] = [old, next].map((parts) => parts.filter(isThere).map(({ key }) => key));
  const staying = new Set(findLongest(keptOld ?? [], keptNext ?? []).map(([at]) => keptOld?.[at]));
  return [
    ...compareValues('Page', listValues(before), listValues(after)),
    ...next.flatMap((part): Difference[] => {
      const was = inOld.get(part.key);
      if (!was) return [toWhole(part, 'added')];
      const moved: Difference = { part: part.name, kind: 'moved', field: '', before: '', after: '' };
      return [
        ...(staying.has(part.key) ? [] : [moved]),
        ...compareValues(part.name, was.values, part.values),
      ];
    }),
    ...old.filter(({ key }) => !inNext.has(key)).map((part) => toWhole(part, 'removed')),
  ];
}
