import type { Site } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';
import { toRevision } from '../files/revision.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';

export function getSite({ store }: AuthoringContext, name: string): Site {
  const site = store.current.drafts.get(name.toLowerCase());
  if (!site) throw new AuthoringError(`There is no site "${name.slice(0, 60)}".`);
  if (site.recording)
    throw new AuthoringError(`The site ${name} is recorded from another CMS, and cannot be changed.`);
  return site;
}

/** A file of a site, such as `dictionary/en`. `text` and `revision` are null if there is none yet. */
export type SiteFile = { path: string; text: string | null; revision: string | null };

/** Reads a file of a site, and keeps its text, which a later change can begin from. */
export async function openSiteFile(
  { readFile, texts }: AuthoringContext,
  { folder }: Pick<Site, 'folder'>,
  name: string,
): Promise<SiteFile> {
  for (const ending of ['.yml', '.yaml']) {
    const path = `${folder}/${name}${ending}`;
    const text = await readFile(path);
    if (text !== null) return { path, text, revision: texts.remember(text) };
  }
  return { path: `${folder}/${name}.yml`, text: null, revision: null };
}

/** Returns the revision that a change of a file begins from. */
export const toBase = ({ text }: SiteFile, given: string | null | undefined): string | null =>
  given ?? (text === null ? null : toRevision(text));
