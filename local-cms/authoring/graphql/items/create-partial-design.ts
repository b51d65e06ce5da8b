import { rootPlaceholders } from '../../../content/schemas/page-file.ts';
import type { Site } from '../../../model/site-model.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { toHistoryKey } from '../../changes/page-files.ts';
import { getAt, setAt } from '../../changes/set-at.ts';
import { checkLanguage } from '../../check-language.ts';
import type { FileChange } from '../../save/file-change.ts';
import { openSiteFile } from '../../site/site-files.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, openItem } from '../item-resolvers.ts';
import { checkSharedName } from './shared-names.ts';

type PartialDesignInput = {
  name: string;
  language: string;
  pageDesign?: string | null;
  placeholder?: string | null;
  by?: string | null;
};

function checkPlace({ settings }: Site, pageDesign: string, placeholder: string): void {
  if (!Object.hasOwn(settings.pageDesigns, pageDesign))
    throw new AuthoringError(`There is no page design ${pageDesign.slice(0, 60)}.`);
  if (!rootPlaceholders.some((root) => root === placeholder))
    throw new AuthoringError(`A page has the placeholders ${rootPlaceholders.join(', ')}.`);
}

/** Creates an empty partial design, and places it in a page design: elsewhere nobody sees it. */
export async function createPartialDesign(
  site: Site,
  { name, language, by, ...place }: PartialDesignInput,
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkSharedName(site, 'designs', name);
  const placeholder = place.placeholder ?? 'headless-main';
  const pageDesign = place.pageDesign ?? 'default';
  checkPlace(site, pageDesign, placeholder);
  checkLanguage(site, language);
  const path = `${site.folder}/designs/${name}/${language}.yml`;
  const file = await openSiteFile(context, site, 'site');
  const list = ['pageDesigns', pageDesign, placeholder];
  const edit = (data: unknown) => {
    const present = getAt(data, list);
    return setAt(data, list, [...(Array.isArray(present) ? present : []), name]);
  };
  const changes: FileChange[] = [
    { path, base: null, isNew: true, edit: () => ({ placeholders: { [placeholder]: [] } }) },
    { path: file.path, base: file.revision, edit },
  ];
  const note = {
    historyKey: toHistoryKey(path),
    by: toAuthor(by),
    action: 'createItem',
    label: `creating ${name}`,
  };
  await context.saver.save(changes, note);
  const created = context.store.current.drafts.get(site.settings.name.toLowerCase())?.designs.get(name);
  return { item: await openItem(context, { itemId: created?.id, language }) };
}
