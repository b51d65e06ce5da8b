/** @jest-environment jsdom */
import { showComponent } from '@tests/fixtures/page';
import { Default } from './RawElement';

const show = (fields: unknown) => showComponent('RawElement', { Default }, { fields }).container.innerHTML;

test.each<[unknown, string]>([
  [
    { Html: { value: '<aside class="note">Hi</aside>' } },
    '<div class="raw-element"><aside class="note">Hi</aside></div>',
  ],
  [{ Html: { value: '<hr>' } }, '<div class="raw-element"><hr></div>'],
  [{ Html: { value: '' } }, ''],
  [undefined, ''],
])('the fields %j are rendered as %j', (fields, expected) => {
  expect(show(fields)).toBe(expected);
});
