import { renderToStaticMarkup } from 'react-dom/server';
import { EditingFrame } from './EditingFrame';

const metadata = { fieldId: 'f1' };

test('draws chromes around a field', () => {
  const html = renderToStaticMarkup(
    <EditingFrame kind="text" field={{ value: 'Hello', metadata }}>
      <h2>Hello</h2>
    </EditingFrame>,
  );
  expect(html).toMatch(/chrometype="field" class="scpm" kind="open">.*f1.*<\/code><h2>Hello<\/h2><code/);
});

test("shows the SDK's hint in an empty field", () => {
  const show = (kind: 'text' | 'image') =>
    renderToStaticMarkup(
      <EditingFrame kind={kind} field={{ value: kind === 'text' ? '' : {}, metadata }}>
        {null}
      </EditingFrame>,
    );
  expect(show('text')).toContain('[No text in field]');
  expect(show('image')).toContain('scEmptyImage');
});
