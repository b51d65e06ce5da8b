/** @jest-environment jsdom */

import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { LayoutSchema } from '@/cms/schemas/layout-schema';
import { componentMap } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { buildPageProps } from '@/page-props/build-page-props';
import { createPageDependencies, pageOf } from '../support/fakes/page-dependencies';
import { malformedLayout } from '../support/fixtures/malformed-layout';
import { MainOf } from '../support/fixtures/page';
import { propertyRuns } from '../support/jest/property-runs.ts';

const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };

test('in the browser, malformed renderings break neither the page nor its valid renderings', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const property = fc.asyncProperty(malformedLayout, async ({ layout, healthyTexts }) => {
    const { dependencies } = createPageDependencies(
      { fetchPage: async () => pageOf(LayoutSchema.parse(JSON.parse(JSON.stringify(layout)))) },
      { componentServers },
    );
    const props = await buildPageProps(key, dependencies);
    if (!props) throw new Error('The page is missing.');
    const { container } = render(<MainOf page={props.page} map={componentMap} />);
    for (const text of healthyTexts) expect(container.innerHTML.split(text)).toHaveLength(2);
    cleanup();
  });
  await fc.assert(property, { numRuns: propertyRuns(2000) });
  warn.mockRestore();
}, 300_000);
