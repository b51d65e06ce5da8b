import { readSource } from '../../content/source-file.ts';
import { findId } from '../../content/stable-id.ts';
import { isSameData } from '../../content/yaml/same-data.ts';
import { toRenderingId } from '../../model/add-owned-items.ts';
import { findVersion } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';
import { type ItemKey, toRelativeFile } from '../changes/find-place.ts';
import { toHistoryKey, toTarget } from '../changes/page-files.ts';
import { listRenderings } from '../changes/rendering-places.ts';
import { getAt } from '../changes/set-at.ts';
import { type AuthoringContext, toAuthor } from '../graphql/authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../graphql/item-resolvers.ts';
import type { FileChange } from '../save/file-change.ts';
import { type ExperienceShow, setExperience } from './set-experience.ts';
import { type Rule, removeRules, setRules } from './set-rules.ts';
import { openSiteFile, toBase } from './site-files.ts';

type Common = ItemKey & { database?: string | null; by?: string | null };

type ExperienceInput = { renderingId: string; variantId: string; show: ExperienceShow };

type UpdateVariantsInput = Common & {
  revision?: string | null;
  experiences: readonly ExperienceInput[];
  rules: readonly { component?: string | null; rules: readonly Rule[] }[];
  rulesRevision?: string | null;
};

/** Opens a page for a change of its variants. */
async function openPage(
  context: AuthoringContext,
  input: Common,
): Promise<AuthoringItem & { route: string }> {
  checkDatabase(input.database);
  const item = await openItem(context, input);
  const { route } = item.node;
  if (route === null || !item.version.placeholders)
    throw new AuthoringError(`The item ${item.node.name} is not a page with components.`);
  return { ...item, route };
}

/** Reads the fields of the shared item that a rendering shows, in the language of the page. */
async function readSharedFields(context: AuthoringContext, item: AuthoringItem, datasource: unknown) {
  const [, name = ''] = typeof datasource === 'string' ? (/^shared\/(.+)$/.exec(datasource) ?? []) : [];
  const node = item.site.shared.get(name);
  const file = node && findVersion(item.site, node, item.version.language)?.fields.file;
  const text = file === undefined ? null : await context.readFile(toRelativeFile(file));
  return text === null || file === undefined ? undefined : getAt(readSource(file, text).data, ['fields']);
}

async function planExperiences(
  context: AuthoringContext,
  item: AuthoringItem,
  experiences: readonly ExperienceInput[],
): Promise<(data: unknown) => unknown> {
  const present = readSource(item.file, item.text).data;
  const places = listRenderings(present).map(({ key, path }) => ({
    id: toRenderingId(item.node.id, key),
    key,
    datasource: getAt(present, [...path, 'datasource']),
  }));
  const planned = await Promise.all(
    experiences.map(async ({ renderingId, variantId, show }) => {
      const place = places.find(({ id }) => id === findId(renderingId));
      if (!place) throw new AuthoringError(`The page has no rendering ${renderingId.slice(0, 60)}.`);
      const sharedFields =
        show === 'OWN' ? await readSharedFields(context, item, place.datasource) : undefined;
      return { key: place.key, experience: { variantId, show, sharedFields } };
    }),
  );
  return (data) =>
    planned.reduce((changed, { key, experience }) => {
      const rendering = listRenderings(changed).find((found) => found.key === key);
      if (!rendering) throw new AuthoringError(`${key} was not on the page that the change began from.`);
      return setExperience(changed, rendering.path, experience);
    }, data);
}

export async function updateVariants(
  _: unknown,
  { input }: { input: UpdateVariantsInput },
  context: AuthoringContext,
) {
  const item = await openPage(context, input);
  const changes: FileChange[] = [];
  if (input.experiences.length > 0) {
    const edit = await planExperiences(context, item, input.experiences);
    changes.push({ ...toTarget(item.file), base: input.revision ?? item.revision, edit });
  }
  if (input.rules.length > 0) {
    const file = await openSiteFile(context, item.site, 'personalize');
    const edit = (data: unknown) =>
      input.rules.reduce(
        (changed, { component, rules }) =>
          setRules(changed, item.route, { component: component ?? null, rules }),
        data,
      );
    changes.push({ path: file.path, base: toBase(file, input.rulesRevision), edit });
  }
  const names = input.experiences.map(({ variantId }) => variantId);
  const files = await context.saver.save(changes, {
    historyKey: toHistoryKey(item.file),
    by: toAuthor(input.by),
    action: 'updateVariants',
    label: names.length > 0 ? `audience ${[...new Set(names)].join(', ')}` : 'audience rules',
    isSeparate: true,
  });
  return { files };
}

const removeExperiences = (data: unknown, variantId: string): unknown =>
  listRenderings(data)
    .filter(
      ({ name, path }) => name !== null && getAt(data, [...path, 'experiences', variantId]) !== undefined,
    )
    .reduce((changed, { path }) => setExperience(changed, path, { variantId, show: 'DEFAULT' }), data);

/** The content is removed with the next publish of each language, the rules at once. */
export async function deleteVariant(
  _: unknown,
  { input }: { input: Common & { variantId: string } },
  context: AuthoringContext,
) {
  const { node, site, route, file: ownFile } = await openPage(context, input);
  const { variantId } = input;
  const changes: FileChange[] = [];
  const others: string[] = [];
  for (const language of node.versions.keys()) {
    const item = await openItem(context, { itemId: node.id, language });
    const edit = (data: unknown) => removeExperiences(data, variantId);
    const data = readSource(item.file, item.text).data;
    if (edit(data) === data) continue;
    changes.push({ ...toTarget(item.file), base: item.revision, edit });
    others.push(toHistoryKey(item.file));
  }
  const rules = await openSiteFile(context, site, 'personalize');
  if (rules.text !== null) {
    const edit = (data: unknown) => removeRules(data, route, variantId);
    const data = readSource(rules.path, rules.text).data;
    if (!isSameData(edit(data), data)) changes.push({ path: rules.path, base: rules.revision, edit });
  }
  if (changes.length === 0)
    throw new AuthoringError(`The page has no variant ${variantId.slice(0, 60)}. Reload the page.`);
  const files = await context.saver.save(changes, {
    historyKey: toHistoryKey(ownFile),
    others,
    by: toAuthor(input.by),
    action: 'deleteVariant',
    label: `deleting the audience ${variantId}`,
  });
  return { files };
}
