import type { FieldSet, LinkValue } from '../content/schemas/field-value.ts';
import type { Rendering } from '../content/schemas/renderings.ts';
import { folderTemplate, linkTemplate, type Template } from '../content/schemas/templates.ts';
import { createStableId } from '../content/stable-id.ts';
import type { LoadContext } from './load-context.ts';
import { createVersion, type ItemNode } from './site-model.ts';

export const toDatasourceId = (ownerId: string, key: string): string => createStableId(ownerId, 'data', key);

export const toInlineItemId = (ownerId: string, field: string, index: number): string =>
  createStableId(ownerId, 'field', field, String(index));

export const toRenderingId = (ownerId: string, key: string): string =>
  createStableId(ownerId, 'rendering', key);

/** The uid of the rendering that a page has around the renderings of a partial design. */
export const toDesignWrapperId = (designId: string, placeholder: string): string =>
  toRenderingId(designId, `design ${placeholder}`);

type Owner = { node: ItemNode; language: string; number: number };

function addVersion(
  context: LoadContext,
  { node: parent, language, number }: Owner,
  { id, name, template, fields }: { id: string; name: string; template: Template; fields: FieldSet },
): void {
  const { tree } = context;
  const node = tree.byId.get(id) ?? tree.add({ id, name, parent, template, file: fields.file });
  node.versions.set(language, createVersion({ language, number, fields }));
  addInlineItems(context, { node, language, number }, fields);
}

export function addInlineItems(context: LoadContext, owner: Owner, fields: FieldSet): void {
  for (const [name, field] of fields.values) {
    if (field.type === 'links') addLinks(context, owner, { fields, name, links: field.value });
    if (field.type !== 'items' && field.type !== 'item') continue;
    const references = [field.value ?? []].flat();
    for (const [index, reference] of references.entries()) {
      if (reference.kind !== 'inline') continue;
      addVersion(context, owner, {
        id: toInlineItemId(owner.node.id, name, index),
        name: `${name} ${index + 1}`,
        template: context.templates.get(reference.template) ?? folderTemplate,
        fields: reference.fields,
      });
    }
  }
}

/** Adds an item for each link of a list, so that an editor can select a single link. */
function addLinks(
  context: LoadContext,
  owner: Owner,
  { fields, name, links }: { fields: FieldSet; name: string; links: readonly LinkValue[] },
): void {
  const { file, places } = fields;
  const place = places?.paths.get(name);
  for (const [index, link] of links.entries()) {
    addVersion(context, owner, {
      id: toInlineItemId(owner.node.id, name, index),
      name: `${name} ${index + 1}`,
      template: linkTemplate,
      fields: {
        file,
        values: new Map([['Link', { type: 'link', value: link, line: link.line }]]),
        ...(places && place ? { places: { ...places, paths: new Map([['Link', [...place, index]]]) } } : {}),
      },
    });
  }
}

const flatten = (renderings: readonly Rendering[]): Rendering[] =>
  renderings.flatMap((rendering) => [
    rendering,
    ...flatten([...(rendering.placeholders?.values() ?? [])].flat()),
    ...flatten([...rendering.experiences.values()].filter((experience) => experience !== null)),
  ]);

const toDatasourceName = ({ component, key }: Rendering): string =>
  (key.startsWith(`${component} `) ? key : `${component} ${key}`).replaceAll('/', '-');

/** Adds an item for each rendering with fields of its own, in the folder `Data` below the owner. */
export function addDatasources(context: LoadContext, owner: Owner, renderings: readonly Rendering[]): void {
  const { tree, templates } = context;
  for (const rendering of flatten(renderings)) {
    const { content, key, component, file } = rendering;
    if (content.kind !== 'own') continue;
    const folderId = createStableId(owner.node.id, 'data');
    const node =
      tree.byId.get(folderId) ?? tree.add({ id: folderId, name: 'Data', parent: owner.node, file });
    addVersion(
      context,
      { ...owner, node },
      {
        id: toDatasourceId(owner.node.id, key),
        name: toDatasourceName(rendering),
        template: templates.get(component) ?? folderTemplate,
        fields: content.fields,
      },
    );
  }
}
