/** @jest-environment node */
import {
  type ComponentRendering,
  type LayoutServiceData,
  type RouteData,
  ComponentBuilder as SdkComponentBuilder,
  Placeholder as SdkOwnPlaceholder,
  SitecoreContext,
  useSitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import fc from 'fast-check';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { type ComponentType, createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { PageProvider } from './PageProvider';
import { Placeholder } from './Placeholder';
import { createPage, renderOnServer } from './page-fixture';
import { RenderingRoot } from './RenderingRoot';
import type { Rendering, RenderingProps } from './types';

// Decision 009: visitors get our renderer, editors the SDK's with our parts in it. Both must show what the SDK
// alone, with its own component factory, makes of the layout as it came.

type SlotProps = { name: string; rendering: Rendering };

const SlotContext = createContext<ComponentType<SlotProps>>(Placeholder);

/** Which renderer each leaf stood in: the SDK's context is around it, or it is not. */
const leafRenderers: string[] = [];

const Leaf = ({ params, fields }: RenderingProps<{ Text: string }>) => {
  leafRenderers.push(useSitecoreContext().sitecoreContext ? 'sdk' : 'ours');
  return (
    <RenderingRoot name="leaf" params={params}>
      {String(fields?.Text ?? 'no text')}
    </RenderingRoot>
  );
};
const Loud = ({ fields }: RenderingProps<{ Text: string }>) => <strong>{String(fields?.Text)}</strong>;
const Broken = () => {
  throw new Error('Broken');
};
const Box = ({ params, rendering }: RenderingProps) => {
  const Slot = useContext(SlotContext);
  return (
    <RenderingRoot name="box" params={params}>
      {['box', 'column-1', 'column-2'].map((name) => (
        <Slot key={name} name={`${name}-${params?.DynamicPlaceholderId}`} rendering={rendering} />
      ))}
      <Slot name="aside" rendering={rendering} />
    </RenderingRoot>
  );
};
const map = { Leaf: { Default: Leaf, Loud }, Box: { Default: Box }, Broken: { Default: Broken } };

// The SDK's types say that a component takes no props; it gives what it finds in the layout all the same.
const isSdkModule = (entry: [string, object]): entry is [string, { Default: ComponentType }] =>
  'Default' in entry[1];

const sdkFactory = new SdkComponentBuilder({
  components: new Map(Object.entries<object>(map).filter(isSdkModule)),
}).getComponentFactory();

const isSdkRendering = (rendering: object): rendering is ComponentRendering | RouteData =>
  'placeholders' in rendering;

const SdkSlot = ({ name, rendering }: SlotProps) =>
  isSdkRendering(rendering) ? <SdkOwnPlaceholder name={name} rendering={rendering} /> : null;

/** The SDK's renderer with nothing of ours around it; on a copy, for it renames placeholders. */
function renderWithSdkAlone(renderings: readonly Rendering[], context: object): string {
  const page = structuredClone(createPage(renderings, { context }));
  const layout: LayoutServiceData = JSON.parse(JSON.stringify(page.layout));
  const { route } = layout.sitecore;
  return renderToString(
    <PageProvider page={page} componentMap={map}>
      <SlotContext value={SdkSlot}>
        <SitecoreContext componentFactory={sdkFactory} layoutData={layout}>
          {route && <SdkOwnPlaceholder name="headless-main" rendering={route} />}
        </SitecoreContext>
      </SlotContext>
    </PageProvider>,
  );
}

/** React marks Suspense boundaries with comments; the two renderers have them in different places. */
const withoutBoundaries = (html: string) => html.replaceAll(/<!--\/?\$-->/g, '');

/** The page in both renderers, the leaves of each by the way. */
function renderInBoth(renderings: readonly Rendering[], context: object = {}) {
  const count = (render: () => string) => {
    leafRenderers.length = 0;
    const html = withoutBoundaries(render());
    return { html, leaves: [...leafRenderers] };
  };
  return {
    ours: count(() => renderOnServer(createPage(renderings, { context }), map)),
    sdk: count(() => renderWithSdkAlone(renderings, context)),
  };
}

const leafParams = fc.record(
  {
    FieldNames: fc.constantFrom('Default', 'Loud'),
    GridParameters: fc.constantFrom('col-12', 'col-12 col-lg-6'),
    Styles: fc.constantFrom('', 'dark', 'dark  wide '),
    RenderingIdentifier: fc.stringMatching(/^[a-z]{0,5}$/),
  },
  { requiredKeys: [] },
);

const { tree } = fc.letrec<{ leaf: Rendering; nameless: Rendering; box: Rendering; tree: Rendering }>(
  (tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      { arbitrary: tie('leaf'), weight: 2 },
      { arbitrary: tie('nameless'), weight: 1 },
      { arbitrary: tie('box'), weight: 4 },
    ),
    leaf: fc.record(
      {
        uid: fc.uuid(),
        componentName: fc.constant('Leaf'),
        fields: fc.record({ Text: fc.string({ unit: 'grapheme' }) }),
        params: leafParams,
      },
      { requiredKeys: ['componentName'] },
    ),
    nameless: fc.record({ uid: fc.uuid() }),
    box: fc
      .record({
        uid: fc.uuid(),
        id: fc.nat({ max: 99 }),
        slots: fc.array(fc.tuple(fc.constantFrom('box', 'column-1', 'column-2'), fc.boolean()), {
          maxLength: 3,
        }),
        inside: fc.array(fc.array(tie('tree'), { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
        aside: fc.option(fc.array(tie('leaf'), { maxLength: 2 }), { nil: undefined }),
      })
      .map(({ uid, id, slots, inside, aside }) => ({
        uid,
        componentName: 'Box',
        params: { DynamicPlaceholderId: String(id), GridParameters: 'col-12' },
        placeholders: {
          // One spelling a slot: by its pattern or by its number.
          ...Object.fromEntries(
            [...new Map(slots)].map(([name, isPattern], index) => [
              `${name}-${isPattern ? '{*}' : id}`,
              inside[index] ?? [],
            ]),
          ),
          ...(aside && { aside }),
        },
      })),
  }),
);

// As Next's server does before it renders anything.
beforeAll(() => Loadable.preloadAll());

test('visitors see the page that the SDK alone would show', () => {
  // Each tells once, or every time, of a placeholder that the layout does not have.
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let leaves = 0;
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (renderings) => {
      const { ours, sdk } = renderInBoth(renderings);
      expect(ours.html).toBe(sdk.html);
      expect(ours.leaves).toEqual(sdk.leaves.map(() => 'ours'));
      leaves += sdk.leaves.length;
    }),
    { numRuns: 250 },
  );
  expect(leaves).toBeGreaterThan(250);
  warn.mockRestore();
}, 120_000);

/** A placeholder that the layout lacks is empty for us; the SDK draws a chrome that no editor can use. */
let lastUid = 0;

const withAllSlots = (rendering: Rendering): Rendering => ({
  ...rendering,
  uid: rendering.uid ?? `uid-${lastUid++}`,
  placeholders: rendering.componentName === 'Box' ? toAllSlots(rendering) : undefined,
});

function toAllSlots({ params, placeholders = {} }: Rendering) {
  const names = ['box', 'column-1', 'column-2'].map((name) => `${name}-${params?.DynamicPlaceholderId}`);
  const empty = Object.fromEntries(['aside', ...names].map((name) => [name, []]));
  const given = Object.entries(placeholders).map(([name, list]) => [
    name.replace('{*}', String(params?.DynamicPlaceholderId)),
    list.map(withAllSlots),
  ]);
  return { ...empty, ...Object.fromEntries(given) };
}

test('editors get the chromes that the SDK alone would draw', () => {
  // The SDK gives its chromes no React keys, which a development build tells.
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const context = { pageState: 'edit', pageEditing: true, editMode: 'metadata' };
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (renderings) => {
      const { ours, sdk } = renderInBoth(renderings.map(withAllSlots), context);
      expect(ours.html).toBe(sdk.html);
      expect(ours.leaves).toEqual(sdk.leaves);
    }),
    { numRuns: 250 },
  );
  error.mockRestore();
}, 120_000);

// Where the two differ on purpose; a visitor is better off with ours.
const leaf = { uid: 'l', componentName: 'Leaf', fields: { Text: 'Hi' } };
const box = { uid: 'b', componentName: 'Box', params: { DynamicPlaceholderId: '1' } };
const oneBox = (placeholders: Record<string, Rendering[]>) => [
  { ...box, placeholders: { 'column-1-1': [], 'column-2-1': [], aside: [], ...placeholders } },
];
const shownLeaf = '<div class="component leaf">Hi</div>';

test.each<[string, Rendering[], { ours: string; sdks: string }]>([
  [
    'nothing of a hidden rendering, where the SDK draws a box',
    [{ uid: 'h', componentName: 'Hidden Rendering' }],
    { ours: '', sdks: 'The component is hidden' },
  ],
  [
    'no raw markup of the Experience Editor',
    [{ name: 'script', contents: 'alert(1)' }],
    { ours: '', sdks: '<div class="sc-jss-empty-placeholder"><script>alert(1)</script></div>' },
  ],
  [
    'Default for a variant that the component does not have',
    [{ ...leaf, params: { FieldNames: 'Gone' } }],
    { ours: shownLeaf, sdks: 'JSS component is missing React implementation' },
  ],
  [
    'no developer text for a component that the site does not have',
    [{ uid: 'n', componentName: 'Nobody' }],
    { ours: '<div hidden="">', sdks: 'JSS component is missing React implementation' },
  ],
  [
    'the exact name before the pattern',
    oneBox({ 'box-1': [leaf], 'box-{*}': [] }),
    { ours: `<div class="component box">${shownLeaf}</div>`, sdks: '<div class="component box"></div>' },
  ],
  [
    'a problem, not a promise, where a component throws on the server',
    [{ uid: 'x', componentName: 'Broken' }],
    { ours: 'There was a problem loading this section.', sdks: 'Loading component...' },
  ],
])('shows visitors %s', (_difference, renderings, { ours, sdks }) => {
  const spies = (['error', 'warn', 'log'] as const).map((level) => jest.spyOn(console, level));
  for (const spy of spies) spy.mockImplementation(() => undefined);
  const { ours: visitor, sdk } = renderInBoth(renderings);
  if (ours === '') expect(visitor.html).toBe('');
  else expect(visitor.html).toContain(ours);
  expect(sdk.html).toContain(sdks);
  expect(visitor.html).not.toBe(sdk.html);
  for (const spy of spies) spy.mockRestore();
});
