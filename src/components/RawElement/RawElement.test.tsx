/** @jest-environment jsdom */
import { showComponent } from '@tests/fixtures/page';
import { Default } from './RawElement';

const show = (fields: unknown) => showComponent('RawElement', { Default }, { fields }).container.innerHTML;

test.each<[unknown, string]>([
  [
    { tag: { value: 'ASIDE' }, attributes: { class: 'note' }, contents: { value: '<b>Hi</b>' } },
    '<aside class="note"><b>Hi</b></aside>',
  ],
  [{ tag: { value: 'hr' }, contents: { value: 'x' } }, '<hr>'],
  [{ tag: { value: 'p' } }, '<p></p>'],
  [{ tag: { value: 'script' }, contents: { value: 'alert(1)' } }, ''],
  [{ tag: { value: 'iframe' }, attributes: { src: 'https://x.test' } }, ''],
  [{ tag: { value: 'div onload=x' } }, ''],
  [{ tag: { value: 7 } }, ''],
  [undefined, ''],
])('the fields %j are rendered as %j', (fields, expected) => {
  expect(show(fields)).toBe(expected);
});
