import type { Check } from '../doctor.ts';
import { findHome, openInEditor } from '../editor-page.ts';
import { fault } from '../finding.ts';
import { opensPage } from './opens-page.ts';

export const aVersion: Check = {
  name: 'the editor opens a page by its version',
  needs: [opensPage],
  find: async (doctor) => {
    const { name: siteName, defaultLanguage: language } = doctor.config.site;
    const home = await findHome(doctor, { siteName, language });
    if (!home) return []; // Told by the check of the languages.
    const version = String(home.version);
    const editorPage = await openInEditor(doctor, { siteName, language, mode: 'edit', version });
    const status = editorPage?.page?.status ?? editorPage?.opened.status;
    const shown = /"itemVersion":(\d+)/.exec(editorPage?.page?.body ?? '')?.[1];
    if (status === 200 && shown === version) return [];
    const instead = status === 200 ? `version ${shown ?? 'unknown'} comes` : `status ${status} comes`;
    return [
      fault(
        `Asked for version ${version} of the home page, which the CMS has published, ${instead}.`,
        'See in the CMS whether that version is still there, then look into the log of the site.',
      ),
    ];
  },
};
