import { askConfig, findAbilities } from '../ask-config.ts';
import { collectUsedRenderings } from '../collect-used-renderings.ts';
import type { Check } from '../doctor.ts';
import { fetchRenderings } from '../fetch-renderings.ts';
import { type Finding, fault, hint } from '../finding.ts';
import { cmsAnswers } from './cms-answers.ts';
import { editingSecret } from './editing-secret.ts';

/** The site gives raw markup of the CMS to this one by itself (src/page-props/steps/raw-elements.ts). */
const WITHOUT_RENDERING = ['RawElement'];

export const renderings: Check = {
  name: 'components and the CMS’s renderings fit together',
  needs: [editingSecret, cmsAnswers],
  find: async (doctor) => {
    const answer = findAbilities(await askConfig(doctor));
    const components = new Set(answer?.components);
    const used = await collectUsedRenderings(doctor);
    const published = await fetchRenderings(doctor);
    return [
      ...findWithoutComponent(new Set([...used.keys(), ...published]), components, used),
      ...findWithoutRendering(components, { published, used }),
    ];
  },
};

function findWithoutComponent(
  known: ReadonlySet<string>,
  components: ReadonlySet<string>,
  used: ReadonlyMap<string, string>,
): Finding[] {
  return [...known]
    .filter((name) => !components.has(name))
    .map((name) => {
      const place = used.has(name) ? `, and ${used.get(name)} shows it` : '';
      return fault(
        `The CMS has the rendering ${name}${place}, but the site has no such component.`,
        `npm run scaffold ${name}, then build and start the site again; or take the rendering out of the CMS.`,
      );
    });
}

type Known = { published: ReadonlySet<string>; used: ReadonlyMap<string, string> };

function findWithoutRendering(components: ReadonlySet<string>, { published, used }: Known): Finding[] {
  const missing = [...components].filter(
    (name) => !published.has(name) && !used.has(name) && !WITHOUT_RENDERING.includes(name),
  );
  if (published.size > 0) {
    return missing.map((name) =>
      fault(
        `The site has the component ${name}, but the CMS has no such rendering: editors cannot place it.`,
        `Add the rendering to the CMS (content/templates.yml here), or remove src/components/${name}.`,
      ),
    );
  }
  if (missing.length === 0) return [];
  return [
    hint(
      `No page uses ${missing.join(', ')}, and the CMS does not publish its list of renderings.`,
      'See in the CMS that they are there, with the same names to the letter.',
    ),
  ];
}
