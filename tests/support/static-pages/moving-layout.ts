import fc from 'fast-check';
import type { Rendering } from '@/cms/schemas/layout-schema';

type Node = { name: string; params: object; fields: object; box: Node[]; column: Node[] };

const leaf = fc.constantFrom(
  'Words',
  'Words',
  'Broken',
  'Slow',
  'IslandLeaf',
  'IslandBroken',
  'IslandSlow',
  'Nobody',
);
const parent = fc.constantFrom('Box', 'Row', 'IslandBox');

const text = fc.oneof(fc.constantFrom('<p>One</p>', '<b', 'R&D <i>x</i>', '</div>', '', 'a\nb'), fc.string());
const odd = fc.oneof(fc.record({ value: text }), fc.record({ value: fc.jsonValue({ maxDepth: 1 }) }));
const image = fc.constantFrom({ value: {} }, { value: { src: '/a.jpg', width: '40', height: 30, alt: 'A' } });
const fields = fc.record({ Title: odd, Text: odd, Image: image }, { requiredKeys: [] });
const params = fc.record(
  { GridParameters: fc.constantFrom('col-12', 'col-12 col-lg-6'), Styles: fc.constantFrom('dark', ' ') },
  { requiredKeys: [] },
);

const { node } = fc.letrec<{ node: Node }>((tie) => {
  const children = fc.array(tie('node'), { maxLength: 2 });
  const none = fc.constant<Node[]>([]);
  return {
    node: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.record({ name: leaf, params, fields, box: none, column: none }),
      fc.record({ name: parent, params, fields, box: children, column: children }),
    ),
  };
});

/** Generates the main renderings of a page, with islands at any depth and components that fail or are slow. */
export const movingRenderings: fc.Arbitrary<Rendering[]> = fc.array(node, { maxLength: 4 }).map((nodes) => {
  let count = 0;
  const toRendering = ({ name, params, fields, box, column }: Node): Rendering => ({
    uid: `u${count++}`,
    componentName: name,
    params: { ...params },
    fields,
    dataSource: 'a-datasource',
    placeholders: { box: box.map(toRendering), 'column-{*}-7': column.map(toRendering) },
  });
  return nodes.map(toRendering);
});
