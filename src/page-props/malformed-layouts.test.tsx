/** @jest-environment node */
import fc from 'fast-check';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { LayoutSchema } from '@/cms/layout-schema';
import { componentMap } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { findMarkupFaults } from '@/rendering/markup-faults';
import { renderOnServer } from '@/rendering/page-fixture';
import { buildPageProps } from './build-page-props';
import { createIsolate } from './create-isolate';
import { createRecordingLogger, createSources, pageOf } from './fake-sources';
import { malformedLayout } from './malformed-layout-fixture';

const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };

// As Next's server does before it renders anything.
beforeAll(() => Loadable.preloadAll());

/** `R&D;` in a text without tags shows as it stands; whether it is markup, a layout does not tell (decision 014). */
const isLooseAmpersand = (fault: string): boolean => fault.startsWith('unrecognized-char-ref');

test('no layout, however malformed, costs the page, or a healthy neighbour, or makes invalid HTML', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let neighbours = 0;
  const property = fc.asyncProperty(malformedLayout, async ({ layout, healthyTexts }) => {
    const { logger } = createRecordingLogger();
    const { sources } = createSources(
      { fetchPage: async () => pageOf(LayoutSchema.parse(JSON.parse(JSON.stringify(layout)))) },
      { componentServers, isolate: createIsolate({ componentMap, deadlineMs: 5000, logger }) },
    );
    const props = await buildPageProps(key, sources);
    if (!props) throw new Error('The page is missing.');
    const html = renderOnServer(props.page, componentMap);
    for (const text of healthyTexts) expect(html.split(text)).toHaveLength(2);
    expect((await findMarkupFaults(html)).filter((fault) => !isLooseAmpersand(fault))).toEqual([]);
    neighbours += healthyTexts.length;
  });
  await fc.assert(property, { numRuns: 2000 });
  expect(neighbours).toBeGreaterThan(1000);
  warn.mockRestore();
}, 300_000);
