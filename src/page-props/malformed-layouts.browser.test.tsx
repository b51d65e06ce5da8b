import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { LayoutSchema } from '@/cms/layout-schema';
import { componentMap, componentNames } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { loadComponents } from '@/rendering/loaded-components';
import { MainOf } from '@/rendering/page-fixture';
import { buildPageProps } from './build-page-props';
import { createSources, layoutOf, pageOf } from './fake-sources';
import { malformedLayout } from './malformed-layout-fixture';

const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };

// A browser has the chunks of a page before it renders it; and jsdom does not measure.
beforeAll(async () => {
  globalThis.ResizeObserver = jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  }));
  const oneOfEach = Object.entries(componentMap).flatMap(([componentName, variants]) =>
    Object.keys(variants).map((FieldNames) => ({ componentName, params: { FieldNames } })),
  );
  expect(oneOfEach.length).toBeGreaterThanOrEqual(componentNames.length);
  await loadComponents(layoutOf(oneOfEach), componentMap);
});

test('no layout, however malformed, costs a browser the page or a healthy neighbour', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const property = fc.asyncProperty(malformedLayout, async ({ layout, healthyTexts }) => {
    const { sources } = createSources(
      { fetchPage: async () => pageOf(LayoutSchema.parse(JSON.parse(JSON.stringify(layout)))) },
      { componentServers },
    );
    const props = await buildPageProps(key, sources);
    if (!props) throw new Error('The page is missing.');
    const { container } = render(<MainOf page={props.page} map={componentMap} />);
    for (const text of healthyTexts) expect(container.innerHTML.split(text)).toHaveLength(2);
    cleanup();
  });
  await fc.assert(property, { numRuns: 2000 });
  warn.mockRestore();
}, 300_000);
