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
  ['the last of several ancestors', ['https://inner.test', 'https://top.test'], '', 'https://top.test'],
  ['the ancestor and not the referrer', ['https://top.test'], 'https://other.test/', 'https://top.test'],
  ['the referrer in Firefox', undefined, 'https://top.test/edit?x=1', 'https://top.test'],
  ['null without a referrer in Firefox', undefined, '', null],
])('returns %s', (_, ancestorOrigins, referrer, origin) => {
  expect(findFrameOrigin(createFrame(ancestorOrigins, referrer))).toBe(origin);
});
