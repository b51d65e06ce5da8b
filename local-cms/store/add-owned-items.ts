import type { FieldSet, LinkValue } from './field-value.ts';
import type { ItemTree } from './item-tree.ts';
import type { Rendering } from './renderings.ts';
import type { ItemNode } from './site-model.ts';
import { createStableId } from './stable-id.ts';
import { folderTemplate, linkTemplate, type Template, type Templates } from './templates.ts';

/** The id of the item that holds a rendering's own fields. */
export const toDatasourceId = (ownerId: string, key: string): string => createStableId(ownerId, 'data', key);

/** The id of an item that is written inside a field. */
export const toInlineItemId = (ownerId: string, field: string, index: number): string =>
  createStableId(ownerId, 'field', field, String(index));

export const toRenderingId = (ownerId: string, key: string): string =>
  createStableId(ownerId, 'rendering', key);

/** `number` is the version of the file that all of them stand in. */
type Owner = { node: ItemNode; language: string; number: number };

type ItemAdder = { tree: ItemTree; templates: Templates };

/** Gives `parent` the child with this id and, in this language, these fields. */
function addVersion(
  { tree, templates }: ItemAdder,
  { node: parent, language, number }: Owner,
  { id, name, template, fields }: { id: string; name: string; template: Template; fields: FieldSet },
): void {
  const node = tree.byId.get(id) ?? tree.add({ id, name, parent, template, file: fields.file });
  node.versions.set(language, { language, number, fields, layout: null, placeholders: null });
  addInlineItems({ tree, templates }, { node, language, number }, fields);
}

/** Items that are written in place, as children of the item whose field holds them. */
export function addInlineItems(adder: ItemAdder, owner: Owner, fields: FieldSet): void {
  for (const [name, field] of fields.values) {
    if (field.type === 'links') addLinks(adder, owner, { ...fields, name, links: field.value });
    if (field.type !== 'items' && field.type !== 'item') continue;
    const references = [field.value ?? []].flat();
    for (const [index, reference] of references.entries()) {
      if (reference.kind !== 'inline') continue;
      const id = toInlineItemId(owner.node.id, name, index);
      const template = adder.templates.get(reference.template) ?? folderTemplate;
      addVersion(adder, owner, { id, name: `${name} ${index + 1}`, template, fields: reference.fields });
    }
  }
}

/** In a list of links each is an item of its own, so that an editor can tell them apart. */
function addLinks(
  adder: ItemAdder,
  owner: Owner,
  { file, name, links }: { file: string; name: string; links: readonly LinkValue[] },
): void {
  for (const [index, link] of links.entries()) {
    addVersion(adder, owner, {
      id: toInlineItemId(owner.node.id, name, index),
      name: `${name} ${index + 1}`,
      template: linkTemplate,
      fields: { file, values: new Map([['Link', { type: 'link', value: link, line: link.line }]]) },
    });
  }
}

const flatten = (renderings: readonly Rendering[]): Rendering[] =>
  renderings.flatMap((rendering) => [
    rendering,
    ...[...(rendering.placeholders?.values() ?? [])].flatMap((list) => flatten(list)),
    ...[...rendering.experiences.values()].flatMap((experience) => (experience ? flatten([experience]) : [])),
  ]);

const toDatasourceName = ({ component, key }: Rendering): string =>
  (key.startsWith(`${component} `) ? key : `${component} ${key}`).replaceAll('/', '-');

/** The datasources of a page or a design: `…/About/Data/Hero top`. */
export function addDatasources(adder: ItemAdder, owner: Owner, renderings: readonly Rendering[]): void {
  const { tree } = adder;
  for (const rendering of flatten(renderings)) {
    const { content, key, component } = rendering;
    if (content.kind !== 'own') continue;
    const folderId = createStableId(owner.node.id, 'data');
    const folder =
      tree.byId.get(folderId) ??
      tree.add({ id: folderId, name: 'Data', parent: owner.node, file: rendering.file });
    addVersion(
      adder,
      { ...owner, node: folder },
      {
        id: toDatasourceId(owner.node.id, key),
        name: toDatasourceName(rendering),
        template: adder.templates.get(component) ?? folderTemplate,
        fields: content.fields,
      },
    );
  }
}
