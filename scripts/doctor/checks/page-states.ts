import { findChromeProblem } from '../chromes.ts';
import type { Check } from '../doctor.ts';
import { openInEditor } from '../editor-page.ts';
import { type Finding, fault } from '../finding.ts';
import { opensPage } from './opens-page.ts';

const SAME_BUILD =
  'Build the site from one state of its sources and start it again; if it stays, see what rewrites its HTML on the way.';

export const pageStates: Check = {
  name: 'chromes come while editing and only then',
  needs: [opensPage],
  find: async (doctor) => {
    const { name: siteName, defaultLanguage: language } = doctor.config.site;
    const findings: Finding[] = [];
    const edit = await openInEditor(doctor, { siteName, language, mode: 'edit' });
    if (!edit) return []; // Told by the check of the languages.
    const problem = findChromeProblem(edit.page?.body ?? '');
    if (problem) findings.push(fault(`The page cannot be edited: ${problem}.`, SAME_BUILD));

    const preview = await openInEditor(doctor, { siteName, language, mode: 'preview' });
    if (preview?.page?.status !== 200) {
      findings.push(fault(`The page in preview answers ${preview?.page?.status ?? 'nothing'}.`, SAME_BUILD));
    } else if (preview.page.body.includes('chrometype=')) {
      findings.push(fault('The page in preview has chromes, which are for editing alone.', SAME_BUILD));
    }
    return findings;
  },
};
