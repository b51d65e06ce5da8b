import type { Template } from '../../../content/schemas/templates.ts';
import { readSource } from '../../../content/source-file.ts';
import { findId } from '../../../content/stable-id.ts';
import { patchYaml } from '../../../content/yaml/patch-yaml.ts';
import { isRecord } from '../../../content/yaml/same-data.ts';
import type { Site } from '../../../model/site-model.ts';
import { AuthoringError } from '../../authoring-error.ts';
import type { ItemKey } from '../../changes/find-place.ts';
import { findPageFiles, toHistoryKey } from '../../changes/page-files.ts';
import { setHead } from '../../changes/set-head.ts';
import { type FieldInput, toFieldData } from '../../changes/to-field-data.ts';
import { checkLanguage } from '../../check-language.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../item-resolvers.ts';
import { openAnyLanguage } from '../open-any-language.ts';
import { checkFree, checkName, findParent, joinRoute } from '../pages/page-address.ts';
import { toBase } from '../versions/version-mutations.ts';
import { createPartialDesign } from './create-partial-design.ts';
import { checkSharedName, findSharedFolder, toSharedFile } from './shared-names.ts';

type CreateItemInput = {
  database?: string | null;
  parent: string;
  name: string;
  templateId: string;
  language: string;
  fields: readonly FieldInput[];
  pageDesign?: string | null;
  placeholder?: string | null;
  navigation?: boolean | null;
  by?: string | null;
};

function findTemplate(site: Site, wanted: string): Template {
  const id = findId(wanted);
  const templates = [...site.byId.values()].map(({ template }) => template);
  const found = templates.find((template) => template.name === wanted || template.id === id);
  if (found) return found;
  throw new AuthoringError(`No page has the template ${wanted.slice(0, 100)}.`);
}

function toFields(site: Site, template: Template, inputs: readonly FieldInput[]): Record<string, unknown> {
  const values = inputs.map((input): [string, unknown] => {
    const definition = template.fields.find(({ name }) => name === input.name);
    if (!definition) throw new AuthoringError(`${template.name} has no field "${input.name.slice(0, 60)}".`);
    return [input.name, toFieldData({ type: definition.type, site }, input, undefined)];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Creates a page as a draft, which visitors do not see before it is published. */
export async function createItem(
  _: unknown,
  { input }: { input: CreateItemInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkDatabase(input.database);
  const shared = findSharedFolder(context.store.current, input.parent);
  if (shared?.kind === 'designs') return createPartialDesign(shared.site, input, context);
  if (shared) return createSharedItem(shared.site, input, context);
  const { site, node, route } = findParent(context.store.current, input.parent);
  const { name, language } = input;
  checkName(name);
  checkLanguage(site, language);
  const template = findTemplate(site, input.templateId);
  const itemRoute = joinRoute(route, name);
  checkFree(site, itemRoute);
  const path = `${site.folder}/pages${itemRoute}/${language}.draft.yml`;
  const data = {
    template: template.name,
    ...(input.navigation === false && { navigation: false }),
    fields: toFields(site, template, input.fields),
  };
  const note = {
    historyKey: toHistoryKey(path),
    by: toAuthor(input.by),
    action: 'createItem',
    label: `creating ${name}`,
  };
  await context.saver.save([{ path, base: null, isNew: true, edit: () => data }], note);
  const drafts = context.store.current.drafts.get(node.siteName.toLowerCase());
  const created = drafts?.pages.get(itemRoute.toLowerCase());
  return { item: await openItem(context, { itemId: created?.id, language }) };
}

/** Creates an item that pages can share. It has no drafts, so it is public at once. */
async function createSharedItem(
  site: Site,
  { name, language, templateId, fields, by }: CreateItemInput,
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkSharedName(site, 'shared', name);
  checkLanguage(site, language);
  const path = toSharedFile(site, name, language);
  const { templates } = context.store.current;
  const template = [...templates.values()].find(({ id, name: known }) => [id, known].includes(templateId));
  if (!template) throw new AuthoringError(`There is no template ${templateId.slice(0, 100)}.`);
  const data = { template: template.name, fields: toFields(site, template, fields) };
  const note = {
    historyKey: toHistoryKey(path),
    by: toAuthor(by),
    action: 'createItem',
    label: `creating ${name}`,
  };
  await context.saver.save([{ path, base: null, isNew: true, edit: () => data }], note);
  const created = context.store.current.drafts.get(site.settings.name.toLowerCase())?.shared.get(name);
  return { item: await openItem(context, { itemId: created?.id, language }) };
}

type AddItemVersionInput = ItemKey & {
  database?: string | null;
  from?: string | null;
  isEmpty?: boolean | null;
  replace?: boolean | null;
  by?: string | null;
};

/** Begins a page in another language with the text of one that it has, or begins its translation again. */
export async function addItemVersion(
  _: unknown,
  { input }: { input: AddItemVersionInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkDatabase(input.database);
  const { language } = input;
  const known = await openAnyLanguage(context, input);
  const { settings } = known.site;
  checkLanguage(known.site, language);
  const isThere = known.node.versions.has(language);
  if (isThere && !input.replace) throw new AuthoringError(`The item is there in ${language} already.`);
  const from =
    input.from ?? (known.node.versions.has(settings.defaultLanguage) ? settings.defaultLanguage : null);
  const source = from === null ? known : await openItem(context, { itemId: known.node.id, language: from });
  const files = findPageFiles(source.file);
  if (!files) throw new AuthoringError(`The item ${known.node.name} is not a page.`);
  const path = files.draft.replace(/[^/]+$/, `${language}.draft.yml`);
  const note = {
    historyKey: toHistoryKey(path),
    by: toAuthor(input.by),
    action: 'addItemVersion',
    label: `${language} version of ${known.node.name}`,
  };
  const text = toTranslation(source, input.isEmpty ?? false);
  const base = isThere ? toBase(await context.readFile(path)) : null;
  await context.saver.save([{ path, base, text }], note);
  return { item: await openItem(context, { itemId: known.node.id, language }) };
}

/** The text of a new language: a copy, or only what places the page. It is published by its own time. */
function toTranslation({ file, text }: AuthoringItem, isEmpty: boolean): string {
  const { data } = readSource(file, text);
  if (!isRecord(data)) return text;
  if (!isEmpty) return patchYaml(text, setHead(data, { publishAt: undefined }));
  const { fields: _fields, placeholders: _placeholders, ...head } = data;
  return patchYaml('', setHead(head, { publishAt: undefined }));
}
