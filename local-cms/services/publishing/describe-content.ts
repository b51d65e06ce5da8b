import { createHash } from 'node:crypto';
import type { FieldValue } from '../../content/schemas/field-value.ts';
import { createStableId } from '../../content/stable-id.ts';
import type { Site } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';

type Entity = { kind: 'Item' | 'LayoutData'; id: string; language: string };

/** The published entities by key, each with a hash of its content. */
export type ContentDescription = ReadonlyMap<string, { entity: Entity; hash: string }>;

type Page = { id: string; language: string; layout: unknown };

/** Where a field is in a file is no content: an edit above it changes the line. No field has parts with these names. */
const PLACES = ['line', 'file', 'places'];

/** Maps become lists of their entries, because JSON has no maps. */
const toFieldsText = (fields: ReadonlyMap<string, FieldValue>): string =>
  JSON.stringify([...fields], (name, value: unknown) => {
    if (PLACES.includes(name)) return undefined;
    return value instanceof Map ? [...value] : value;
  });

const toHash = (content: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(content) ?? '')
    .digest('base64');

/** Layouts and sites that nothing has changed are the same objects in the next snapshot. */
const layoutHashes = new WeakMap<object, string>();
const siteDescriptions = new WeakMap<Site, ContentDescription>();

function getLayoutHash(layout: unknown): string {
  if (typeof layout !== 'object' || layout === null) return toHash(layout);
  const hash = layoutHashes.get(layout) ?? toHash(layout);
  layoutHashes.set(layout, hash);
  return hash;
}

const toKey = ({ kind, id, language }: Entity): string => `${kind} ${id} ${language}`;

function describeSite(site: Site): ContentDescription {
  const known = siteDescriptions.get(site);
  if (known) return known;
  const description = new Map<string, { entity: Entity; hash: string }>();
  const add: Add = (entity, content) =>
    void description.set(toKey(entity), { entity, hash: toHash(content) });
  addItems(site, add);
  addSettings(site, add);
  siteDescriptions.set(site, description);
  return description;
}

/** Describes what is published. `pages` are the published pages with their layouts. */
export function describeContent(snapshot: Snapshot, pages: readonly Page[]): ContentDescription {
  const layouts = pages.map(({ id, language, layout }) => {
    const entity: Entity = { kind: 'LayoutData', id, language };
    return [toKey(entity), { entity, hash: getLayoutHash(layout) }] as const;
  });
  const sites = [...snapshot.sites.values()].flatMap((site) => [...describeSite(site)]);
  return new Map([...layouts, ...sites]);
}

type Add = (entity: Entity, content: unknown) => void;

function addItems({ byId }: Site, add: Add): void {
  for (const { id, name, path, versions } of byId.values()) {
    for (const [language, { fields }] of versions) {
      add({ kind: 'Item', id, language }, [name, path, toFieldsText(fields.values)]);
    }
  }
}

/** In Sitecore, redirects and settings of a site are items too. */
function addSettings({ settings, redirects }: Site, add: Add): void {
  const language = settings.defaultLanguage;
  const toId = (name: string) => createStableId(settings.name, 'settings', name);
  add({ kind: 'Item', id: toId('site'), language }, { ...settings, file: undefined });
  add({ kind: 'Item', id: toId('redirects'), language }, redirects);
}

export type Change = { entity: Entity; operation: 'Update' | 'Delete' };

/** Lists what is different or new in `after`, and what it lacks. */
export function listChanges(before: ContentDescription, after: ContentDescription): Change[] {
  const changed = [...after].flatMap(([key, { entity, hash }]): Change[] =>
    before.get(key)?.hash === hash ? [] : [{ entity, operation: 'Update' }],
  );
  const removed = [...before].flatMap(([key, { entity }]): Change[] =>
    after.has(key) ? [] : [{ entity, operation: 'Delete' }],
  );
  return [...changed, ...removed];
}
