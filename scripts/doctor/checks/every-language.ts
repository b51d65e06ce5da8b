import { findChromeProblem, findLanguage } from '../chromes.ts';
import type { Check, Doctor } from '../doctor.ts';
import { type EditorPlace, openInEditor } from '../editor-page.ts';
import { fetchSitesWithLanguages } from '../fetch-languages.ts';
import { type Finding, fault } from '../finding.ts';
import { opensPage } from './opens-page.ts';

export const everyLanguage: Check = {
  name: 'every language of every site opens in the editor',
  needs: [opensPage],
  find: async (doctor) => {
    const findings: Finding[] = [];
    for (const { name: siteName, languages } of await fetchSitesWithLanguages(doctor)) {
      for (const language of languages) {
        doctor.tell(`${siteName} in ${language}`);
        const problem = await findProblem(doctor, { siteName, language, mode: 'edit' });
        if (problem) findings.push(toFault(`${siteName} in ${language} ${problem}.`));
      }
    }
    return findings;
  },
};

const toFault = (problem: string): Finding =>
  fault(problem, 'See that its home page is published in that language, then look into the log of the site.');

async function findProblem(doctor: Doctor, place: EditorPlace): Promise<string | null> {
  const editorPage = await openInEditor(doctor, place);
  if (!editorPage) return 'has no home page';
  const { opened, page } = editorPage;
  if (page?.status !== 200) return `answers ${page?.status ?? opened.status} in the editor`;
  const shown = findLanguage(page.body);
  if (shown?.toLowerCase() !== place.language.toLowerCase()) return `comes as ${shown ?? 'no language'}`;
  const problem = findChromeProblem(page.body);
  return problem && `cannot be edited: ${problem}`;
}
