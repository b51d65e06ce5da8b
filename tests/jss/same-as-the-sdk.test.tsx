import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  ComponentPropsContext,
  type LayoutServiceData,
  Placeholder as SdkPlaceholder,
  SitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { createPageDependencies, createRecordingLogger, pageOf } from '@tests/fakes/page-dependencies';
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { I18nProvider } from 'next-localization';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import type { ComponentType } from 'react';
import { LayoutSchema } from '@/cms/schemas/layout-schema';
import { buildPageProps } from '@/page-props/build-page-props';
import { createIsolate } from '@/page-props/create-isolate';
import { createStaticRenderer } from '@/page-props/create-static-renderer';
import { PageProvider } from '@/rendering/context/PageProvider';
import type { PageData } from '@/rendering/context/page-data';
import { type JssComponent, toJssComponent } from '@/rendering/jss/to-jss-component';
import { toJssServer } from '@/rendering/jss/to-jss-server';
import { withPhrases } from '@/rendering/jss/with-phrases';
import { Placeholder } from '@/rendering/placeholder/Placeholder';
import { renderToHtml } from '@/rendering/static-html/render-to-html';
import { createServerRouter } from '@/rendering/static-html/server-router';

type JssModule = Record<string, JssComponent>;

const FOLDER = path.join(__dirname, 'components');

/** The components whose imports Jest resolves. */
const NAMES = ['Checked', 'Contextual', 'Counter', 'Everything', 'Greeting', 'LegacyClass', 'Tabs'];
const LAYOUT_NAMES = readdirSync(path.join(FOLDER, 'layout')).map((file) => path.parse(file).name);

const load = (file: string): JssModule => jest.requireActual(path.join(FOLDER, file));

const modules: Record<string, JssModule> = Object.fromEntries([
  ...NAMES.map((name) => [name, load(name)]),
  ...LAYOUT_NAMES.map((name) => [name, load(`layout/${name}`)]),
]);

const isIsland = ({ componentName = '' }) => ['Counter', 'LegacyClass', 'Tabs'].includes(componentName);

const componentMap = Object.fromEntries(
  Object.entries(modules).map(([name, { Default, default: exported, Compact }]) => {
    const variant = (component: JssComponent | undefined) =>
      withPhrases(toJssComponent(component ?? Default ?? exported ?? (() => null)));
    return [name, { Default: variant(undefined), ...(Compact && { Compact: variant(Compact) }) }];
  }),
);

const componentServers = Object.fromEntries(
  Object.keys(modules).map((name) => [name, toJssServer({ usesPhrases: true })]),
);

// `temp/config` reads the environment of the site.
process.env.SITECORE_SITE_NAME = 'main';
process.env.SITECORE_EDGE_CONTEXT_ID = 'ctx';

const dictionary = { 'navigation-label': 'Menu', 'skip-to-content': '' };
const deadlineMs = 5000;

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Removes what only hydration needs: comments, and the wrappers of islands. */
function toComparable(html: string): string {
  const fragment = parseFragment(html);
  fragment.childNodes = unwrap(fragment.childNodes);
  return serialize(fragment);
}

function unwrap(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#comment') return [];
    if (!('childNodes' in node)) return [node];
    node.childNodes = unwrap(node.childNodes);
    const isWrapper = node.attrs.some(({ name }) => name === 'data-island' || name === 'data-slot');
    return isWrapper ? node.childNodes : [node];
  });
}

/** Renders as the SDK does, without any code of ours. */
async function renderWithSdk(layoutData: LayoutServiceData): Promise<string> {
  const { route } = layoutData.sitecore;
  if (!route) return '';
  const findComponent = (name: string, variant = 'Default') => {
    const module = modules[name];
    return (module?.[variant] ?? module?.Default ?? module?.default ?? null) as ComponentType | null;
  };
  const tree = (
    <RouterContext value={createServerRouter({ path: '/', language: 'en', defaultLanguage: 'en' })}>
      <I18nProvider lngDict={dictionary} locale="en">
        <SitecoreContext
          componentFactory={findComponent}
          layoutData={layoutData}
          api={{ edge: { contextId: 'ctx', edgeUrl: 'https://edge.test' } }}
        >
          <ComponentPropsContext value={{}}>
            <SdkPlaceholder name="headless-main" rendering={route} />
          </ComponentPropsContext>
        </SitecoreContext>
      </I18nProvider>
    </RouterContext>
  );
  const { html, errors } = await renderToHtml(tree, { signal: AbortSignal.timeout(deadlineMs) });
  expect(errors).toEqual([]);
  return toComparable(html);
}

type Rendered = { html: string; page: PageData };

/** Builds and renders the page as the site does for visitors: static HTML with islands. */
async function renderForVisitors(layout: unknown): Promise<Rendered> {
  const { logger, lines } = createRecordingLogger();
  const parts = { componentMap, componentServers, deadlineMs, logger };
  const isolate = createIsolate(parts);
  const renderStatic = createStaticRenderer({ ...parts, isIsland, isolate });
  const rendered: Partial<Rendered> = {};
  const { dependencies } = createPageDependencies(
    {
      fetchPage: async () => pageOf(LayoutSchema.parse(structuredClone(layout))),
      loadDictionary: async () => dictionary,
    },
    {
      componentServers,
      isolate,
      isIsland,
      renderStatic: (page, browser) => {
        rendered.page = page;
        return renderStatic(page, browser);
      },
    },
  );
  const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };
  const props = await buildPageProps(key, dependencies);
  expect(lines).toEqual([]);
  const [, main = ''] =
    /<main[^>]*><div class="row page-row">(.*)<\/div><\/main>/s.exec(props?.staticPage?.html ?? '') ?? [];
  if (!rendered.page) throw new Error('The page is missing.');
  return { html: toComparable(main), page: rendered.page };
}

/** Renders the page as the site does for editors: one tree with the SDK's chromes. */
async function renderForEditors(page: PageData): Promise<string> {
  const { route } = page.layout.sitecore;
  const tree = (
    <RouterContext value={createServerRouter(page)}>
      <PageProvider page={page} componentMap={componentMap}>
        {route && <Placeholder name="headless-main" rendering={route} />}
      </PageProvider>
    </RouterContext>
  );
  const { html, errors } = await renderToHtml(tree, { signal: AbortSignal.timeout(deadlineMs) });
  expect(errors).toEqual([]);
  return toComparable(html);
}

type Generated = { componentName: string; placeholders?: Record<string, Generated[]> } & Record<
  string,
  unknown
>;

const text = fc.constantFrom('', 'Hello', 'Ünïcode & <tags>', 'a "quote"');
const params = fc.record(
  {
    GridParameters: fc.constantFrom('col-12', 'col-6 col-lg-3'),
    Styles: fc.constantFrom('dark', 'a b', ''),
    FieldNames: fc.constantFrom('Default', 'Compact', 'Unknown'),
  },
  { requiredKeys: ['FieldNames'] },
);

/** Creates a rendering of a component, with what all components of its kind need. */
const rendering = (componentName: string, own: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({
    componentName: fc.constant(componentName),
    dataSource: fc.constantFrom('', '/data'),
    params,
    ...own,
  });

const heading = { fields: fc.record({ Heading: fc.record({ value: text }) }) };

const everything = {
  fields: fc.record({
    Heading: fc.record({ value: text }),
    Body: fc.record({ value: fc.constantFrom('', '<p>Body</p>') }),
    Picture: fc.constantFrom(
      { value: {} },
      { value: { src: '/-/media/a.png', alt: 'A', width: '10', height: '20' } },
    ),
    Target: fc.constantFrom(
      { value: { href: '' } },
      { value: { href: '/a', text: 'A', querystring: 'b=1', anchor: 'c', class: 'd', title: 'e' } },
      { value: { href: 'https://a.test', text: 'Outside', target: '_blank' } },
    ),
    Download: fc.constantFrom({ value: {} }, { value: { src: '/a.pdf', title: 'File' } }),
    Date: fc.constantFrom({ value: '2026-01-02T03:04:05Z' }),
  }),
};

const list = (tie: fc.Arbitrary<unknown>) => fc.array(tie, { maxLength: 3 });

const { node } = fc.letrec<{ node: Generated }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    rendering('Everything', everything),
    rendering('Checked', heading),
    rendering('Contextual'),
    rendering('Greeting'),
    rendering('Counter', heading),
    rendering('LegacyClass', heading),
    rendering('Columns', {
      params: fc.constant({ EnabledPlaceholders: '1,2', FieldNames: 'Default', GridParameters: 'col-12' }),
      placeholders: fc.record({ 'column-1-{*}': list(tie('node')), 'column-2-{*}': list(tie('node')) }),
    }),
    rendering('Framed', { placeholders: fc.record({ framed: list(tie('node')) }) }),
    rendering('Tabs', {
      params: fc.constant({ Names: 'One,Two', FieldNames: 'Default', Styles: 'wide' }),
      placeholders: fc.record({ tabs: list(tie('node')) }),
    }),
  ) as fc.Arbitrary<Generated>,
}));

/** Gives each rendering an id of its own, as the CMS does. */
function withIds(renderings: readonly Generated[], prefix = 'r'): Generated[] {
  return renderings.map((one, index) => {
    const uid = `${prefix}${index}`;
    const placeholders = Object.entries(one.placeholders ?? {}).map(([name, children], number) => [
      name,
      withIds(children, `${uid}p${number}`),
    ]);
    return { ...one, uid, ...(one.placeholders && { placeholders: Object.fromEntries(placeholders) }) };
  });
}

const layouts = fc.array(node, { minLength: 1, maxLength: 4 }).map((renderings) => ({
  sitecore: {
    context: { language: 'en', site: { name: 'main' }, itemPath: '/', variantId: '_default' },
    route: {
      name: 'home',
      displayName: 'Home',
      itemId: '{1}',
      fields: { Title: { value: 'Title' } },
      placeholders: { 'headless-header': [], 'headless-main': withIds(renderings), 'headless-footer': [] },
    },
  },
}));

type WithContext = { sitecore: { context: object; route: object | null } };

/** Adds what the layout service sends in a state of the page. */
function inState<Given extends WithContext>({ sitecore }: Given, context: object): Given['sitecore'] {
  return { ...sitecore, context: { ...sitecore.context, ...context } };
}

/** The SDK uses the uid of the route as a React key, and writes zeros into its chromes if there is none. */
function sdkData(sitecore: { route: object }): LayoutServiceData {
  const route = { ...sitecore.route, uid: '00000000-0000-0000-0000-000000000000' };
  return structuredClone({ sitecore: { ...sitecore, route } }) as unknown as LayoutServiceData;
}

test('visitors get the markup that the SDK renders', async () => {
  await fc.assert(
    fc.asyncProperty(layouts, async (layout) => {
      const { html } = await renderForVisitors(layout);
      const expected = inState(layout, { pageState: 'normal', pageEditing: false });
      expect(html).toBe(await renderWithSdk(sdkData(expected)));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('editors get the markup that the SDK renders, with its chromes', async () => {
  await fc.assert(
    fc.asyncProperty(layouts, async (layout) => {
      const { page } = await renderForVisitors(layout);
      const state = { pageState: 'edit', pageEditing: true, editMode: 'metadata' } as const;
      const html = await renderForEditors({ ...page, layout: { sitecore: inState(page.layout, state) } });
      expect(html).toBe(await renderWithSdk(sdkData(inState(layout, state))));
    }),
    { numRuns: propertyRuns(1000) },
  );
});
