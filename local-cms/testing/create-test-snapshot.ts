import { composeLayout } from '../layout/compose-layout.ts';
import { type Problem, toProblemText } from '../store/content-error.ts';
import { createContentFiles } from '../store/content-files.ts';
import { createLastGoods } from '../store/load-context.ts';
import type { MediaFile } from '../store/media-catalog.ts';
import type { Site } from '../store/site-model.ts';
import { createSnapshot, type Snapshot } from '../store/snapshot.ts';
import { sampleContent } from './sample-content.ts';

export const publicUrl = 'http://cms.test';

const media = new Map(
  [
    { path: 'coast.jpg', type: 'image/jpeg', width: 300, height: 200 },
    { path: 'docs/report 1.pdf', type: 'application/pdf', width: null, height: null },
  ].map((file): [string, MediaFile] => [
    file.path,
    { ...file, absolute: `/nowhere/${file.path}`, size: 1234, stamp: '1' },
  ]),
);

/** Content in memory that can be edited and read again, as the store does it with files. */
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
      folderName: 'content',
      media: () => media,
      served: new Map(),
      lastGood,
      compose: (site, language, node, version) => composeLayout({ site, language, publicUrl }, node, version),
      previous: snapshot,
      report,
    });
    return snapshot;
  };
  const first = edit(changes);
  return {
    edit,
    get snapshot() {
      return snapshot ?? first;
    },
    /** Without doubles: one problem can hurt many pages. */
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
