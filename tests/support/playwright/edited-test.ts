import { test as base } from '@playwright/test';
import { type EditedOptions, type EditedSite, startEditedSite } from '../servers/edited-site.ts';

/** Lets the tests of a file change one copy of the sample site in the page editor, one after another. */
export const createEditedTest = (options?: EditedOptions) =>
  base.extend<object, { edited: EditedSite }>({
    edited: [
      // Playwright reads the names of the needed fixtures from the first parameter, which must not be empty.
      async ({ browserName: _ }, use) => {
        const { stop, ...edited } = await startEditedSite(options);
        await use(edited);
        await stop();
      },
      { scope: 'worker' },
    ],
  });

/** The same with a copy for each test, for those that change what the others open. */
export const createFreshTest = () =>
  base.extend<{ edited: EditedSite }>({
    edited: async ({ browserName: _ }, use) => {
      const { stop, ...edited } = await startEditedSite();
      await use(edited);
      await stop();
    },
  });
