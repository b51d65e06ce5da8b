import { listRenderings } from '../../authoring/changes/rendering-places.ts';
import { getAt } from '../../authoring/changes/set-at.ts';
import { ContentError } from '../../content/content-error.ts';
import { type Path, readSource } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import { toHref } from '../../graphql/layout/links.ts';
import { toRenderingId } from '../../model/add-owned-items.ts';
import type { Site } from '../../model/site-model.ts';

/** Where a problem can be mended in the editor. `item` is the uid of a rendering. */
export type ProblemPlace = {
  view: 'page' | 'dictionary' | 'redirects';
  site: string;
  language?: string;
  page?: string;
  item?: string;
  field?: string;
};

/** A part of a page's file that an editor can open. */
type Part = { path: Path; key: string | null; field: string | null };

const listFields = (data: unknown, path: Path, key: string | null): Part[] => {
  const fields = getAt(data, [...path, 'fields']);
  return isRecord(fields)
    ? Object.keys(fields).map((field) => ({ path: [...path, 'fields', field], key, field }))
    : [];
};

function listParts(data: unknown): Part[] {
  const renderings = listRenderings(data).flatMap(({ key, name, path }) => {
    // A variant is shown in the place of its rendering.
    const owner = name === null ? key.replace(/ for [^ ]+$/, '') : key;
    return [{ path, key: owner, field: null }, ...listFields(data, path, owner)];
  });
  return [...listFields(data, [], null), ...renderings];
}

/** Finds the last part that begins before the line. A file that is no YAML has no parts. */
function findPart(file: string, text: string, line: number): Part | null {
  try {
    const { data, lineAt } = readSource(file, text);
    const parts = listParts(data).map((part) => ({ part, start: lineAt(part.path) }));
    const before = parts.filter(({ start }) => start <= line).sort((a, b) => a.start - b.start);
    return before.at(-1)?.part ?? null;
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

const PAGE = /^pages\/(?:(.*)\/)?([^/.]+)(?:\.(?:draft|v\d+))?\.ya?ml$/;

type Source = { path: string; text: string | null; line: number };

function findPagePlace(
  site: Site,
  groups: readonly string[],
  { path, text, line }: Source,
): ProblemPlace | null {
  const [, folder, language = ''] = groups;
  const node = site.pages.get(folder ? `/${folder}`.toLowerCase() : '/');
  if (!node?.route || !site.settings.languages.includes(language)) return null;
  const part = text === null ? null : findPart(path, text, line);
  return {
    view: 'page',
    site: site.settings.name,
    language,
    page: toHref(site, language, node.route),
    ...(part?.key != null && { item: toRenderingId(node.id, part.key) }),
    ...(part?.field != null && { field: part.field }),
  };
}

/** Returns null for a file that no view of the editor shows. */
export function findPlace(sites: Iterable<Site>, source: Source): ProblemPlace | null {
  const site = [...sites].find(({ folder }) => source.path.startsWith(`${folder}/`));
  if (!site) return null;
  const path = source.path.slice(site.folder.length + 1);
  const page = PAGE.exec(path);
  if (page) return findPagePlace(site, page, source);
  const view = /^(dictionary|redirects)[/.]/.exec(path)?.[1];
  return view === 'dictionary' || view === 'redirects' ? { view, site: site.settings.name } : null;
}
