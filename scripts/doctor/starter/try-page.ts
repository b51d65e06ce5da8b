import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { toFileName } from '../../record/file-name.ts';
import { failsForVisitors, listShownFailures } from './list-failures.ts';
import type { Fault } from './list-faults.ts';
import { type Content, listMissingTexts, sortTexts } from './list-missing-texts.ts';
import { type TriedPage, type TriedSite, toPlace } from './list-pages.ts';
import { type Mode, type Opened, openPage } from './open-page.ts';

type Trial = {
  context: BrowserContext;
  siteUrl: string;
  site: TriedSite;
  page: TriedPage;
  /** The names of the tried components. */
  names: readonly string[];
  /** The components that were tried alone: each only once. */
  triedAlone: Set<string>;
  /** The folder for pictures. */
  pictures: string;
};

/** `notCompared`: the texts of edit mode that come from no published field. */
export type Tried = { faults: Fault[]; notCompared: { preview: string[]; visitor: string[] } };

type RenderingContent = Content & { uid: string; component: string };

/**
 * Opens a page in all modes. Edit mode comes first: it shows what the SDK itself makes of the components, and all other
 * modes must show the same texts of fields.
 */
export async function tryPage(trial: Trial): Promise<Tried> {
  const { site, page, pictures } = trial;
  const name = toFileName(`${site.name}-${page.language}${page.path}`);
  const open = (mode: Mode) =>
    openPage(trial.context, mode, { ...trial, picture: path.join(pictures, `${name}-${mode}.png`) });
  const edited = await open('edit');
  const preview = await open('preview');
  const visitor = await open('visitor');

  const contents = page.renderings.map(({ uid = '', componentName = '' }) => ({
    uid,
    component: componentName,
    ...sortTexts(edited.renderings[uid] ?? [], { ...edited, published: page.published }),
  }));
  const list = (mode: Mode, opened: Opened) => listFaults(mode, opened, trial);
  const faults = [
    ...list('edit', edited),
    ...list('preview', preview),
    ...list('visitor', visitor),
    ...listMissing('preview', preview, contents.map(forEditors), trial),
    ...listMissing('visitor', visitor, contents.map(forVisitors), trial),
    ...(failsForVisitors(visitor.notices, edited.notices.length) ? [toVisitorsFault(trial)] : []),
    ...(await tryAlone(trial, contents)),
  ];
  const others = contents.flatMap((content) => content.others);
  const drafts = contents.flatMap((content) => content.drafts);
  return { faults, notCompared: { preview: others, visitor: [...drafts, ...others] } };
}

type Expected = { component: string; texts: string[] };

const forVisitors = ({ component, published }: RenderingContent): Expected => ({
  component,
  texts: published,
});

const forEditors = ({ component, published, drafts }: RenderingContent): Expected => ({
  component,
  texts: [...published, ...drafts],
});

function listFaults(mode: Mode, { problems, notices }: Opened, trial: Trial): Fault[] {
  return [...listShownFailures(notices, trial.names), ...problems].map((what) => ({
    mode,
    what,
    count: 1,
    example: toPlace(trial.page),
  }));
}

const toVisitorsFault = (trial: Trial): Fault => ({
  mode: 'visitor',
  what: 'a component fails that edit mode shows',
  count: 1,
  example: toPlace(trial.page),
});

function listMissing(mode: Mode, { texts }: Opened, expected: readonly Expected[], trial: Trial): Fault[] {
  return expected.flatMap((one) => {
    const missing = listMissingTexts(one.texts, texts);
    if (missing.length === 0) return [];
    const what = `${one.component} does not show all texts of edit mode`;
    const example = `${JSON.stringify(missing[0]?.slice(0, 60))} on ${toPlace(trial.page)}`;
    return [{ mode, what, count: missing.length, example }];
  });
}

/** The design library shows one component at a time. */
async function tryAlone(trial: Trial, contents: readonly RenderingContent[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const content of contents) {
    const { uid, component } = content;
    if (uid === '' || trial.triedAlone.has(component)) continue;
    trial.triedAlone.add(component);
    const opened = await openPage(trial.context, 'library', { ...trial, uid });
    faults.push(
      ...listFaults('library', opened, trial),
      ...listMissing('library', opened, [forEditors(content)], trial),
    );
  }
  return faults;
}
