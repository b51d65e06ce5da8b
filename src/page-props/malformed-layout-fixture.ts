import fc from 'fast-check';
import { componentNames } from '@/generated/component-map';

/** A healthy rendering; its text is found again in the page. */
const toHealthy = (id: number) => ({
  uid: `healthy-${id}`,
  componentName: 'RichText',
  dataSource: 'a-datasource',
  params: { FieldNames: 'Default' },
  fields: { Text: { value: `<p>healthy-${id}.</p>` } },
});

type Node = { kind: 'healthy' } | { kind: 'box'; children: Node[] } | { kind: 'malformed'; value: unknown };

const fieldNames = [
  'Text',
  'Title',
  'Image',
  'Link',
  'Cards',
  'Content',
  'PromoIcon',
  'items',
  'ComponentProps',
];

const markup = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<b',
    '</div></main>',
    '<p><div><p>',
    '<a href="javascript:alert(1)">x</a>',
    '<script>',
    '&#0;<li>',
  ),
);

const value = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 3 },
  { arbitrary: fc.record({ value: fc.oneof(markup, fc.jsonValue({ maxDepth: 2 })) }), weight: 3 },
  { arbitrary: markup, weight: 1 },
);

const fields = fc.oneof(fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 4 }), fc.jsonValue());

const params = fc.oneof(
  fc.dictionary(
    fc.constantFrom(
      'FieldNames',
      'GridParameters',
      'Styles',
      'styles',
      'RenderingIdentifier',
      'DynamicPlaceholderId',
      'EnabledPlaceholders',
      'ComponentName',
      'ComponentProps',
      'FormId',
    ),
    fc.oneof(
      fc.string(),
      fc.constantFrom('Default', 'toString', '1,2', '__proto__'),
      fc.jsonValue({ maxDepth: 1 }),
    ),
    { maxKeys: 4 },
  ),
  fc.jsonValue(),
);

const componentName = fc.oneof(
  { arbitrary: fc.constantFrom<string>(...componentNames), weight: 6 },
  { arbitrary: fc.constantFrom('constructor', 'Hidden Rendering', 'Nobody', '__proto__', ''), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 1 }), weight: 1 },
);

const malformedRendering = fc.record(
  {
    uid: fc.oneof(fc.constant('the-same-uid'), fc.jsonValue({ maxDepth: 1 })),
    componentName,
    name: fc.oneof(fc.constantFrom('script', 'p', 'iframe', 'div'), fc.jsonValue({ maxDepth: 1 })),
    contents: fc.oneof(markup, fc.jsonValue({ maxDepth: 1 })),
    attributes: fc.oneof(fc.constant({ onclick: 'x()', class: 'a' }), fc.jsonValue({ maxDepth: 1 })),
    dataSource: fc.oneof(fc.constant('a-datasource'), fc.jsonValue({ maxDepth: 1 })),
    fields,
    params,
    placeholders: fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.array(fc.jsonValue()))),
    experiences: fc.jsonValue({ maxDepth: 2 }),
    failure: fc.jsonValue({ maxDepth: 1 }),
  },
  { requiredKeys: [] },
);

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { arbitrary: fc.constant<Node>({ kind: 'healthy' }), weight: 2 },
    {
      arbitrary: fc
        .oneof({ arbitrary: malformedRendering, weight: 5 }, { arbitrary: fc.jsonValue(), weight: 1 })
        .map((malformed): Node => ({ kind: 'malformed', value: malformed })),
      weight: 4,
    },
    {
      arbitrary: fc.array(tie('node'), { maxLength: 4 }).map((children): Node => ({ kind: 'box', children })),
      weight: 2,
    },
  ),
}));

/** A layout as no CMS should send it, and the texts of the renderings in it that are healthy. */
export const malformedLayout = fc
  .record({
    nodes: fc.array(node, { maxLength: 6 }),
    header: fc.jsonValue(),
    context: fc.jsonValue({ maxDepth: 2 }),
    routeFields: fc.jsonValue(),
  })
  .map(({ nodes, header, routeFields }) => {
    const healthyTexts: string[] = [];
    const toRendering = (part: Node): unknown => {
      if (part.kind === 'malformed') return part.value;
      if (part.kind === 'box') return toBox(part.children.map(toRendering));
      const id = healthyTexts.length;
      healthyTexts.push(`healthy-${id}.`);
      return toHealthy(id);
    };
    const main = nodes.map(toRendering);
    const route = {
      name: 'home',
      fields: routeFields,
      placeholders: { 'headless-header': header, 'headless-main': main },
    };
    return { layout: { sitecore: { context: { language: 'en' }, route } }, healthyTexts };
  });

const toBox = (children: unknown[]) => ({
  componentName: 'Container',
  params: { DynamicPlaceholderId: '1' },
  placeholders: { 'container-{*}': children },
});
