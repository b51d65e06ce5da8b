import { existsSync } from 'node:fs';
import { COMPONENTS, findStale } from '../../codegen/find-stale.ts';
import type { Check } from '../doctor.ts';
import { fault } from '../finding.ts';

export const componentMap: Check = {
  name: 'the component map is fresh',
  find: async () => {
    // Without sources, as beside a deployed build, there is nothing to hold against.
    const stale = existsSync(COMPONENTS) ? findStale().map(([file]) => file) : [];
    if (stale.length === 0) return [];
    return [
      fault(
        `Not fresh: ${stale.join(', ')}.`,
        'npm run codegen, commit the result, and build the site again.',
      ),
    ];
  },
};
