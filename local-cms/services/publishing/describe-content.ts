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
const PLACES = ['line', 'file'];

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

/** Describes what is published. `pages` are the published pages with their layouts. */
export function describeContent(snapshot: Snapshot, pages: readonly Page[]): ContentDescription {
  const description = new Map<string, { entity: Entity; hash: string }>();
  const add = (entity: Entity, content: unknown) =>
    description.set(`${entity.kind} ${entity.id} ${entity.language}`, { entity, hash: toHash(content) });
  for (const { id, language, layout } of pages) add({ kind: 'LayoutData', id, language }, layout);
  for (const site of snapshot.sites.values()) {
    addItems(site, add);
    addSettings(site, add);
  }
  return description;
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
