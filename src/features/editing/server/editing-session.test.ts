import { findEditingSession } from './editing-session';
import { signPreviewData } from './preview-data';

const NOW = 1_700_000_000_000;
const check = { secret: 'secret', now: NOW };

const session = {
  siteName: 'main',
  itemId: '110d559f-dea5-42ea-9c1c-8a5df7e70ef9',
  language: 'da',
  variantIds: ['_default'],
  mode: 'edit',
  layoutKind: 'final',
  location: '/da/Om%20os',
};

test.each([
  ['the proxy removed the language prefix', 'da', ['om os'], true],
  [
    'the proxy kept the language prefix, because the site does not have the language',
    'en',
    ['da', 'om os'],
    true,
  ],
  ['another page', 'da', ['kontakt'], false],
  ['the same page in another language', 'en', ['om os'], false],
  ['the home page', 'da', [], false],
])('returns the session only for the page that it was opened for: %s', (_, language, path, isFound) => {
  const data = signPreviewData(session, 'secret', NOW + 3_000);
  expect(findEditingSession(data, { language, path }, check) !== null).toBe(isFound);
});

test.each([{}, { ...session, mode: 'library' }, { ...session, itemId: 'x' }])(
  'finds no session in %j',
  (data) => {
    const signed = signPreviewData(data, 'secret', NOW + 3_000);
    expect(findEditingSession(signed, { language: 'da', path: ['om os'] }, check)).toBeNull();
  },
);

test.each([undefined, null, false, '', session])(
  'finds no session in preview data without a proof: %j',
  (data) => {
    expect(findEditingSession(data, { language: 'da', path: ['om os'] }, check)).toBeNull();
  },
);
