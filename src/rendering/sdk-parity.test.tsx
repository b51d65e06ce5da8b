import { cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { Placeholder } from './Placeholder';
import { createPage, MainOf } from './page-fixture';
import { RenderingRoot } from './RenderingRoot';
import type { Rendering, RenderingProps } from './types';

// Decision 009: visitors get our renderer, editors the SDK's. Both must show the same page.

const Leaf = ({ params, fields }: RenderingProps<{ Text: string }>) => (
  <RenderingRoot name="leaf" params={params}>
    {String(fields?.Text ?? 'no text')}
  </RenderingRoot>
);
const Loud = ({ fields }: RenderingProps<{ Text: string }>) => <strong>{String(fields?.Text)}</strong>;
const Box = ({ params, rendering }: RenderingProps) => (
  <RenderingRoot name="box" params={params}>
    <Placeholder name={`box-${params?.DynamicPlaceholderId}`} rendering={rendering} />
    <Placeholder name="aside" rendering={rendering} />
  </RenderingRoot>
);
const map = { Leaf: { Default: Leaf, Loud }, Box: { Default: Box } };

const { tree } = fc.letrec<{ leaf: Rendering; box: Rendering; tree: Rendering }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('leaf'), tie('box')),
  leaf: fc.record({
    uid: fc.uuid(),
    componentName: fc.constant('Leaf'),
    fields: fc.record({ Text: fc.string() }),
    params: fc.record(
      {
        FieldNames: fc.constantFrom('Default', 'Loud', 'Unknown'),
        GridParameters: fc.constantFrom('col-12', 'col-12 col-lg-6'),
        Styles: fc.constantFrom('', 'dark', 'dark  wide '),
        RenderingIdentifier: fc.stringMatching(/^[a-z]{0,5}$/),
      },
      { requiredKeys: [] },
    ),
  }),
  box: fc
    .tuple(
      fc.uuid(),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.array(tie('leaf'), { maxLength: 2 }),
      fc.nat({ max: 99 }),
    )
    .map(([uid, inner, aside, id]) => ({
      uid,
      componentName: 'Box',
      params: { DynamicPlaceholderId: String(id), GridParameters: 'col-12' },
      placeholders: { 'box-{*}': inner, aside },
    })),
}));

test('the SDK and our renderer show the same page', async () => {
  await import('./SdkPlaceholder');
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 4 }), async (renderings) => {
      const ours = render(<MainOf page={createPage(renderings)} map={map} />);
      const expected = ours.container.innerHTML;
      cleanup();
      const page = createPage(renderings, { context: { pageState: 'preview' } });
      const sdks = render(<MainOf page={page} map={map} />);
      await waitFor(() => expect(sdks.container.innerHTML).toBe(expected), { interval: 5, timeout: 5_000 });
      cleanup();
    }),
    { numRuns: 200 },
  );
}, 120_000);
