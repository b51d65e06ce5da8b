import type { z } from 'zod';

import { dateSchema, linkSchema, referenceSchema, textSchema } from './field-schemas.ts';

/** Returns the value that the schema outputs or, if the schema rejects the input, the first message. */
function read(schema: z.ZodType, written: unknown): unknown {
  const checked = schema.safeParse(written);
  return checked.success ? checked.data : checked.error.issues[0]?.message;
}

test.each([
  [7, '7'],
  [false, 'false'],
  ['', ''],
  [null, expect.stringContaining('write text')],
  [{ a: 'b' }, expect.stringContaining('write text')],
])('reading the text %p gives %p', (written, text) => {
  expect(read(textSchema, written)).toEqual(text);
});

test.each([
  ['2026-05-01', '2026-05-01T00:00:00Z'],
  ['2026-05-01 12:30', '2026-05-01T12:30:00Z'],
  ['2026-05-01T12:30:15.250+02:00', '2026-05-01T10:30:15Z'],
  ['2026-13-01', 'write a date as 2026-05-01'],
  ['2026-02-30', 'write a date as 2026-05-01'],
  ['2026-05-01 25:00', 'write a date as 2026-05-01'],
  ['1 May 2026', 'write a date as 2026-05-01'],
  [20260501, 'write a date as 2026-05-01'],
])('reading the date %p gives %p', (written, date) => {
  expect(read(dateSchema, written)).toBe(date);
});

test.each([
  ['shared/join', { kind: 'shared', name: 'join' }],
  ['/about', { kind: 'page', route: '/about' }],
  ['/', { kind: 'page', route: '/' }],
  ['about', expect.stringContaining('write shared/<name>')],
  ['shared/', expect.stringContaining('write shared/<name>')],
  ['//evil.test', expect.stringContaining('write shared/<name>')],
])('reading the reference %p gives %p', (written, reference) => {
  expect(read(referenceSchema, written)).toEqual(reference);
});

test.each([
  [
    { to: '/about', text: 'About' },
    { target: { kind: 'page', route: '/about' }, attributes: { text: 'About' } },
  ],
  [{ href: 'HTTPS://x.test/a' }, { target: { kind: 'url', href: 'HTTPS://x.test/a' }, attributes: {} }],
  [{ href: 'mailto:a@x.test' }, { target: { kind: 'url', href: 'mailto:a@x.test' }, attributes: {} }],
  [{ href: '#top' }, { target: { kind: 'url', href: '#top' }, attributes: {} }],
  [{ media: 'a.pdf' }, { target: { kind: 'media', media: 'a.pdf' }, attributes: {} }],
  [{ href: 'javascript:alert(1)' }, 'write https://…, mailto:…, tel:… or #…'],
  [{ href: ' https://x.test' }, 'write https://…, mailto:…, tel:… or #…'],
  [{ href: 'https:///x' }, 'write https://…, mailto:…, tel:… or #…'],
  [{ href: '/about' }, 'write to: /about for a page of this site'],
  [{ to: '//evil.test' }, expect.stringContaining('write a page as its path')],
  [{ to: '/about#team' }, expect.stringContaining('the part after # as anchor')],
  [{ to: '/', href: '#top' }, 'a link needs exactly one of to, href and media'],
  [{ text: 'About' }, 'a link needs exactly one of to, href and media'],
])('reading the link %j gives %j', (written, link) => {
  expect(read(linkSchema, written)).toEqual(link);
});
