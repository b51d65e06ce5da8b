import type { JournalLine } from '../authoring/history/journal.ts';
import type { Site } from '../model/site-model.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { listPages, listPageTemplates } from './pages/list-pages.ts';
import { createFindTextTime } from './pages/text-times.ts';

export function listComponents(site: Site) {
  return [...site.byId.values()]
    .flatMap((node) => {
      const field = [...node.versions.values()][0]?.fields.values.get('componentName');
      return field?.type === 'text' ? [{ name: field.value, renderingId: node.id }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The main site answers to every host name that no other site has. */
const isMain = ({ settings }: Site): boolean => settings.hostName === '*';

/** Lists the main site first, because the editor opens the first one. */
export function listContent(snapshot: Snapshot, newestFirst: readonly JournalLine[]) {
  const findTextTime = createFindTextTime(snapshot, newestFirst);
  return [...snapshot.drafts.values()]
    .sort((a, b) => Number(isMain(b)) - Number(isMain(a)))
    .map((site) => ({
      name: site.settings.name,
      folder: site.folder,
      isRecorded: site.recording !== null,
      defaultLanguage: site.settings.defaultLanguage,
      templates: listPageTemplates(site),
      languages: site.settings.languages.map((name) => ({
        name,
        pages: listPages(site, name, findTextTime),
      })),
      components: listComponents(site),
    }));
}
