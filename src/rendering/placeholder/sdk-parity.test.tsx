import {
  type ComponentRendering,
  type LayoutServiceData,
  type RouteData,
  ComponentBuilder as SdkComponentBuilder,
  Placeholder as SdkOwnPlaceholder,
  SitecoreContext,
  useSitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { createPage, renderOnServer } from '@tests/fixtures/page';
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { type ComponentType, createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderingRoot } from '../component/RenderingRoot';
import type { NoFields, Rendering, RenderingProps, TextField } from '../component/types';
import { PageProvider } from '../context/PageProvider';
import { toText } from '../fields/field-values';
import { Placeholder } from './Placeholder';

// Decision 009: visitors get our renderer. Editors get the SDK's renderer around our components. Both must
// render the same HTML as the SDK alone, which uses its own component factory.

type SlotProps = { name: string; rendering: Rendering };

const SlotContext = createContext<ComponentType<SlotProps>>(Placeholder);

/** The renderer of each leaf. It was the SDK's if the leaf finds the SDK's context. */
const leafRenderers: string[] = [];

// The SDK passes no `fields` or `params` when a rendering has none.
const Leaf = ({ params = {}, fields = {} }: RenderingProps<{ Text: TextField }>) => {
  leafRenderers.push(useSitecoreContext().sitecoreContext ? 'sdk' : 'ours');
  return (
    <RenderingRoot name="leaf" params={params}>
      {fields.Text ? toText(fields.Text) : 'no text'}
    </RenderingRoot>
  );
};
const Loud = ({ fields = {} }: RenderingProps<{ Text: TextField }>) => <strong>{toText(fields.Text)}</strong>;
const Broken = () => {
  throw new Error('Broken');
};
const Box = ({ params = {}, rendering }: RenderingProps<NoFields, 'DynamicPlaceholderId'>) => {
  const Slot = useContext(SlotContext);
  return (
    <RenderingRoot name="box" params={params}>
      {['box', 'column-1', 'column-2'].map((name) => (
        <Slot key={name} name={`${name}-${params.DynamicPlaceholderId}`} rendering={rendering} />
      ))}
      <Slot name="aside" rendering={rendering} />
    </RenderingRoot>
  );
};
const map = { Leaf: { Default: Leaf, Loud }, Box: { Default: Box }, Broken: { Default: Broken } };

// According to the SDK's types a component has no props, but the SDK passes those from the layout.
const isSdkModule = (entry: [string, object]): entry is [string, { Default: ComponentType }] =>
  'Default' in entry[1];

const sdkFactory = new SdkComponentBuilder({
  components: new Map(Object.entries<object>(map).filter(isSdkModule)),
}).getComponentFactory();

const isSdkRendering = (rendering: object): rendering is ComponentRendering | RouteData =>
  'placeholders' in rendering;

const SdkSlot = ({ name, rendering }: SlotProps) =>
  isSdkRendering(rendering) ? <SdkOwnPlaceholder name={name} rendering={rendering} /> : null;

/** Renders a copy of the page with the SDK alone. A copy, because the SDK renames placeholders. */
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

/** Removes the comments that mark Suspense boundaries, which the two renderers have in different places. */
const withoutBoundaries = (html: string) => html.replaceAll(/<!--\/?\$-->/g, '');

/** Renders the page with both renderers and records which renderer rendered each leaf. */
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
        fields: fc.record({ Text: fc.record({ value: fc.string({ unit: 'grapheme' }) }) }),
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
          // Each placeholder has one name: with the pattern or with the number.
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

// Next's server does this before it renders.
beforeAll(() => Loadable.preloadAll());

test('visitors see the page that the SDK alone would show', () => {
  // Both renderers log placeholders that the layout does not have.
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const runs = propertyRuns(250);
  let leaves = 0;
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (renderings) => {
      const { ours, sdk } = renderInBoth(renderings);
      expect(ours.html).toBe(sdk.html);
      expect(ours.leaves).toEqual(sdk.leaves.map(() => 'ours'));
      leaves += sdk.leaves.length;
    }),
    { numRuns: runs },
  );
  expect(leaves).toBeGreaterThan(runs);
  warn.mockRestore();
}, 120_000);

let lastUid = 0;

/** Adds the missing placeholders: for those, the SDK draws an unusable chrome and we draw nothing. */
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
  // The SDK's chromes have no React keys, which React reports in development.
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const context = { pageState: 'edit', pageEditing: true, editMode: 'metadata' };
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (renderings) => {
      const { ours, sdk } = renderInBoth(renderings.map(withAllSlots), context);
      expect(ours.html).toBe(sdk.html);
      expect(ours.leaves).toEqual(sdk.leaves);
    }),
    { numRuns: propertyRuns(250) },
  );
  error.mockRestore();
}, 120_000);

// The intended differences.
const leaf = { uid: 'l', componentName: 'Leaf', fields: { Text: { value: 'Hi' } } };
const box = { uid: 'b', componentName: 'Box', params: { DynamicPlaceholderId: '1' } };
const oneBox = (placeholders: Record<string, Rendering[]>) => [
  { ...box, placeholders: { 'column-1-1': [], 'column-2-1': [], aside: [], ...placeholders } },
];
const shownLeaf = '<div class="component leaf">Hi</div>';

test.each<[string, Rendering[], { ours: string; sdks: string }]>([
  [
    'nothing for a hidden rendering, for which the SDK shows a text',
    [{ uid: 'h', componentName: 'Hidden Rendering' }],
    { ours: '', sdks: 'The component is hidden' },
  ],
  [
    'nothing for raw markup of the Experience Editor',
    [{ name: 'script', contents: 'alert(1)' }],
    { ours: '', sdks: '<div class="sc-jss-empty-placeholder"><script>alert(1)</script></div>' },
  ],
  [
    'the variant Default when the component does not have the variant',
    [{ ...leaf, params: { FieldNames: 'Gone' } }],
    { ours: shownLeaf, sdks: 'JSS component is missing React implementation' },
  ],
  [
    'no message for developers when the site does not have the component',
    [{ uid: 'n', componentName: 'Nobody' }],
    { ours: '', sdks: 'JSS component is missing React implementation' },
  ],
  [
    'the placeholder with the exact name, not the one with the pattern',
    oneBox({ 'box-1': [leaf], 'box-{*}': [] }),
    { ours: `<div class="component box">${shownLeaf}</div>`, sdks: '<div class="component box"></div>' },
  ],
  [
    'a problem, not a loading message, when a component throws on the server',
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
