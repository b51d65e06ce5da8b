import fc from 'fast-check';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { LayoutSchema } from '@/cms/schemas/layout-schema';
import { componentMap } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { buildPageProps } from '@/page-props/build-page-props';
import { createIsolate } from '@/page-props/create-isolate';
import { createPageDependencies, createRecordingLogger, pageOf } from '../support/fakes/page-dependencies';
import { malformedLayout } from '../support/fixtures/malformed-layout';
import { findMarkupFaults } from '../support/fixtures/markup-faults';
import { renderOnServer } from '../support/fixtures/page';
import { propertyRuns } from '../support/jest/property-runs.ts';

const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };

// This loads all dynamic components, as Next's server does when it starts.
beforeAll(() => Loadable.preloadAll());

/**
 * Returns whether a fault is an unescaped `&`, which stays in a text without tags such as `R&D;` (decision
 * 014).
 */
const isLooseAmpersand = (fault: string): boolean => fault.startsWith('unrecognized-char-ref');

test('a malformed layout breaks neither the page nor its valid renderings, and its HTML is valid', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const runs = propertyRuns(2000);
  let validRenderings = 0;
  const property = fc.asyncProperty(malformedLayout, async ({ layout, healthyTexts }) => {
    const { logger } = createRecordingLogger();
    const { dependencies } = createPageDependencies(
      { fetchPage: async () => pageOf(LayoutSchema.parse(JSON.parse(JSON.stringify(layout)))) },
      { componentServers, isolate: createIsolate({ componentMap, deadlineMs: 5000, logger }) },
    );
    const props = await buildPageProps(key, dependencies);
    if (!props) throw new Error('The page is missing.');
    const html = renderOnServer(props.page, componentMap);
    for (const text of healthyTexts) expect(html.split(text)).toHaveLength(2);
    expect((await findMarkupFaults(html)).filter((fault) => !isLooseAmpersand(fault))).toEqual([]);
    validRenderings += healthyTexts.length;
  });
  await fc.assert(property, { numRuns: runs });
  expect(validRenderings).toBeGreaterThan(runs / 2);
  warn.mockRestore();
}, 300_000);
