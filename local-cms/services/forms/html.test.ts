import { attributes, html } from './html.ts';

test.each([
  ['<b>"A" & \'B\'</b>', '&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;'],
  [0, '0'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [false, ''],
  [html`<b>${'<'}</b>`, '<b>&lt;</b>'],
  [[html`<i>1</i>`, html`<i>2</i>`], '<i>1</i><i>2</i>'],
])('the value %j becomes %j', (value, markup) => {
  expect(html`<p>${value}</p>`.html).toBe(`<p>${markup}</p>`);
});

test.each([
  [{ id: 'a', rows: 0 }, ' id="a" rows="0"'],
  [{ value: '"<&' }, ' value="&quot;&lt;&amp;"'],
  [{ value: '' }, ' value=""'],
  [{ required: true, hidden: false, min: null, max: undefined }, ' required'],
  [{}, ''],
])('the attributes %j become %j', (values, markup) => {
  expect(attributes(values).html).toBe(markup);
});
