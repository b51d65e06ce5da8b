import { type Problem, toProblemText } from '../../../local-cms/content/content-error.ts';
import { createContentFiles } from '../../../local-cms/content/content-files.ts';
import { type MediaFile, toRevision } from '../../../local-cms/content/media-catalog.ts';
import { composeAllLayouts } from '../../../local-cms/graphql/resolvers/layout.ts';
import { createLastGoods } from '../../../local-cms/model/load-context.ts';
import type { Site } from '../../../local-cms/model/site-model.ts';
import { createSnapshot, type Snapshot } from '../../../local-cms/model/snapshot.ts';
import { sampleContent } from './sample-content.ts';

export const publicUrl = 'http://cms.test';

const stamp = '1';

/** The parameter `rev` of all media URLs. */
export const revision = toRevision({ stamp });

const media = new Map(
  [
    { path: 'coast.jpg', type: 'image/jpeg', width: 300, height: 200, color: '#3f6b7c' },
    { path: 'docs/report 1.pdf', type: 'application/pdf', width: null, height: null, color: null },
  ].map((file): [string, MediaFile] => [
    file.path,
    { ...file, absolute: `/nowhere/${file.path}`, size: 1234, stamp },
  ]),
);

/**
 * Creates content in memory. `edit` changes it and builds a new snapshot, as the CMS does when files change.
 */
export function createTestContent(changes: Record<string, string | null> = {}) {
  let texts = new Map(Object.entries(sampleContent));
  let problems: Problem[] = [];
  const report = (error: { problems: readonly Problem[] }) => void problems.push(...error.problems);
  const lastGood = createLastGoods(report);
  let snapshot: Snapshot | null = null;
  const edit = (edits: Record<string, string | null>) => {
    texts = new Map(texts);
    for (const [path, text] of Object.entries(edits)) {
      if (text === null) texts.delete(path);
      else texts.set(path, text);
    }
    problems = [];
    snapshot = createSnapshot({
      files: createContentFiles(texts),
      media: () => media,
      served: new Map(),
      lastGood,
      report,
    });
    composeAllLayouts({ snapshot, publicUrl });
    return snapshot;
  };
  const first = edit(changes);
  return {
    edit,
    get snapshot() {
      return snapshot ?? first;
    },
    /** Lists each problem once, although a problem can affect many pages. */
    get problems() {
      return [...new Set(problems.map(toProblemText))];
    },
  };
}

export function getSite(snapshot: Snapshot, name = 'acme'): Site {
  const site = snapshot.sites.get(name);
  if (!site) throw new Error(`no site ${name}`);
  return site;
}
