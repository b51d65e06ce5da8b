import { showComponent } from '@/rendering/page-fixture';
import { Default } from './RawElement';

const show = (fields: unknown) => showComponent('RawElement', { Default }, { fields }).container.innerHTML;

test.each<[unknown, string]>([
  [
    { tag: 'ASIDE', attributes: { class: 'note' }, contents: { value: '<b>Hi</b>' } },
    '<aside class="note"><b>Hi</b></aside>',
  ],
  [{ tag: 'hr', contents: { value: 'x' } }, '<hr>'],
  [{ tag: 'p' }, '<p></p>'],
  [{ tag: 'script', contents: { value: 'alert(1)' } }, ''],
  [{ tag: 'iframe', attributes: { src: 'https://x.test' } }, ''],
  [{ tag: 'div onload=x' }, ''],
  [{ tag: 7 }, ''],
  [undefined, ''],
])('of %j the visitor gets %j', (fields, expected) => {
  expect(show(fields)).toBe(expected);
});
