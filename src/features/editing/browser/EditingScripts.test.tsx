/** @jest-environment jsdom */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { EditingScripts } from './EditingScripts';

const edit = { pageState: 'edit', editMode: 'metadata' } as const;

const show = (context: Parameters<typeof EditingScripts>[0]['context']) => {
  document.body.innerHTML = renderToString(<EditingScripts context={context} />);
  return [...document.scripts];
};

test('renders the scripts and the data of the editor and the SDK’s marker', () => {
  const [script, data, marker, ...rest] = show({
    ...edit,
    clientScripts: ['https://editor.test/canvas.js?v=1'],
    clientData: { 'hrz-canvas-state': { itemId: '1' } },
  });
  expect(script?.src).toBe('https://editor.test/canvas.js?v=1');
  expect([data?.id, data?.type, data?.textContent]).toEqual([
    'hrz-canvas-state',
    'application/json',
    '{"itemId":"1"}',
  ]);
  expect([marker?.id, marker?.textContent]).toEqual(['jss-hrz-editing', '{}']);
  expect(rest).toEqual([]);
});

test.each([
  [{ ...edit, pageState: 'normal' }],
  [{ ...edit, pageState: 'preview' }],
  [{ ...edit, editMode: 'chromes' }],
  [{ ...edit, editMode: undefined }],
] as const)('renders nothing unless the page is in edit mode with metadata chromes: %j', (context) => {
  expect(show({ ...context, clientScripts: ['https://editor.test/canvas.js'] })).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/javascript,alert(1)', '', '/canvas.js'])(
  'renders no script with the source %j',
  (src) => {
    expect(show({ ...edit, clientScripts: [src] }).map(({ id }) => id)).toEqual(['jss-hrz-editing']);
  },
);

test('escapes data so that parsing gives it back unchanged', () => {
  const hostile = fc.constantFrom('</script><b>', '<!--<script>', ']]>', '&lt;', '</SCRIPT >', '\u2028');
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), hostile);
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.jsonValue())), (data) => {
      const [block, marker] = show({ ...edit, clientData: { block: data } });
      expect(JSON.parse(block?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(data)));
      expect(marker?.id).toBe('jss-hrz-editing');
      expect(document.body.children).toHaveLength(2);
    }),
  );
});
