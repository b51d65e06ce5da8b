import { existsSync } from 'node:fs';
import { COMPONENTS } from '../../codegen/find-stale.ts';
import { readComponents } from '../../codegen/read-components.ts';
import { askConfig, findAbilities } from '../ask-config.ts';
import type { Check } from '../doctor.ts';
import { fault } from '../finding.ts';
import { editingSecret } from './editing-secret.ts';

export const builtComponents: Check = {
  name: 'the running site has the components of this folder',
  needs: [editingSecret],
  find: async (doctor) => {
    if (!existsSync(COMPONENTS)) return [];
    const running = findAbilities(await askConfig(doctor))?.components ?? [];
    const here = readComponents(COMPONENTS).map(({ name }) => name);
    const missing = here.filter((name) => !running.includes(name));
    const gone = running.filter((name) => !here.includes(name));
    if (missing.length + gone.length === 0) return [];
    const differences = [...missing.map((name) => `not ${name}`), ...gone.map((name) => `still ${name}`)];
    return [
      fault(
        `The running site was built from other sources: it has ${differences.join(', ')}.`,
        'Build it again from this folder and start it anew; or run the doctor where its sources are.',
      ),
    ];
  },
};
