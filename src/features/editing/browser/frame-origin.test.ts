/** @jest-environment jsdom */
import { findFrameOrigin } from './frame-origin';

function createFrame(ancestorOrigins: readonly string[] | undefined, referrer: string): Window {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!frame) throw new Error('The frame has no window');
  Object.defineProperty(frame.location, 'ancestorOrigins', { value: ancestorOrigins });
  Object.defineProperty(frame.document, 'referrer', { value: referrer });
  return frame;
}

test('returns null for a page that is not framed', () => {
  expect(findFrameOrigin(window)).toBeNull();
});

test.each([
  [
    'the origin of the last of several ancestors',
    ['https://inner.test', 'https://top.test'],
    '',
    'https://top.test',
  ],
  [
    'the origin of the ancestor and not of the referrer',
    ['https://top.test'],
    'https://other.test/',
    'https://top.test',
  ],
  [
    'the origin of the referrer if the browser has no ancestorOrigins',
    undefined,
    'https://top.test/edit?x=1',
    'https://top.test',
  ],
  ['null if the browser has neither ancestorOrigins nor a referrer', undefined, '', null],
])('returns %s', (_, ancestorOrigins, referrer, origin) => {
  expect(findFrameOrigin(createFrame(ancestorOrigins, referrer))).toBe(origin);
});
