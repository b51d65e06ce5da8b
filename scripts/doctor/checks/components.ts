import { existsSync } from 'node:fs';
import { readChanges } from '../../codegen/read-changes.ts';
import { COMPONENTS, readComponents } from '../../codegen/read-components.ts';
import type { Check, Diagnostic } from '../check.ts';
import { collectUsedRenderings, fetchRenderings } from '../fetch-renderings.ts';
import { fetchConfig, toCapabilities } from '../site-client.ts';
import { siteInCms } from './cms.ts';
import { editingSecret } from './editing-access.ts';

/** A server that has only the build has no sources. The checks then compare nothing. */
const hasSources = () => existsSync(COMPONENTS);

export const componentMap: Check = {
  name: 'the component map is up to date',
  async *run() {
    if (!hasSources()) return;
    const { problems, outdated, gone } = readChanges();
    for (const problem of problems) yield { problem, advice: 'Correct it, then npm run codegen.' };
    const files = [...outdated.map(([file]) => file), ...gone];
    if (files.length === 0) return;
    yield {
      problem: `Out of date: ${files.join(', ')}.`,
      advice: 'npm run codegen, commit the result, and build the site again.',
    };
  },
};

export const builtComponents: Check = {
  name: "the running site has this folder's components",
  needs: [editingSecret],
  async *run(doctor) {
    if (!hasSources()) return;
    const running = toCapabilities(await fetchConfig(doctor))?.components ?? [];
    const here = readComponents('.').map(({ name }) => name);
    const differences = [
      ...here.filter((name) => !running.includes(name)).map((name) => `not ${name}`),
      ...running.filter((name) => !here.includes(name)).map((name) => `still ${name}`),
    ];
    if (differences.length === 0) return;
    yield {
      problem: `The running site was built from other sources: it has ${differences.join(', ')}.`,
      advice:
        'Build it again from this folder and restart it, or run the doctor in the folder of its sources.',
    };
  },
};

/** The CMS has no renderings of these components. The site creates them (src/page-props/steps/convert-raw-elements.ts). */
const WITHOUT_RENDERING = ['RawElement'];

export const renderings: Check = {
  name: 'components and renderings match',
  needs: [editingSecret, siteInCms],
  async *run(doctor) {
    const components = new Set(toCapabilities(await fetchConfig(doctor))?.components);
    const used = await collectUsedRenderings(doctor);
    const published = await fetchRenderings(doctor);
    for (const name of new Set([...used.keys(), ...published])) {
      if (components.has(name)) continue;
      const place = used.has(name) ? `, and ${used.get(name)} uses it` : '';
      yield {
        problem: `The CMS has the rendering ${name}${place}, but the site has no such component.`,
        advice: `npm run scaffold ${name}, then build and restart the site; or remove the rendering from the CMS.`,
      };
    }
    const unknown = [...components].filter(
      (name) => !published.has(name) && !used.has(name) && !WITHOUT_RENDERING.includes(name),
    );
    yield* published.size > 0 ? unknown.map(toMissingRendering) : toUnusedHint(unknown);
  },
};

const toMissingRendering = (name: string): Diagnostic => ({
  problem: `The site has the component ${name}, but the CMS has no such rendering: editors cannot place it.`,
  advice: `Add the rendering to the CMS (content/templates.yml here), or remove ${COMPONENTS}/${name}.`,
});

function toUnusedHint(unused: readonly string[]): Diagnostic[] {
  if (unused.length === 0) return [];
  return [
    {
      problem: `No page uses ${unused.join(', ')}, and the CMS does not publish its list of renderings.`,
      advice: 'Check in the CMS that these renderings exist, with exactly the same names.',
      isHint: true,
    },
  ];
}
