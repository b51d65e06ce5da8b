/** @jest-environment jsdom */
import { listAdvice, readHead, toShownUrl } from './read-head.ts';

test('reads what search engines and share cards show, and falls back as they do', () => {
  const head = readHead(
    '<head><title>About &amp; us</title><meta name="description" content="Who we are"><link rel="canonical" href="http://a.test/about"><meta property="og:title" content="Shared"></head>',
  );
  expect(head).toEqual({
    title: 'About & us',
    description: 'Who we are',
    canonical: 'http://a.test/about',
    shareTitle: 'Shared',
    shareDescription: 'Who we are',
    image: '',
    imageAlt: '',
    siteName: '',
  });
  expect(listAdvice(head)).toEqual(['The page has no image for share cards.']);
});

test('advises what is missing or too long', () => {
  const long = readHead(`<head><title>${'x'.repeat(80)}</title><meta property="og:image" content="/a.png">`);
  expect(listAdvice(long)).toEqual([
    'The title has 80 characters; about 60 are shown.',
    'The page has no description, so search engines choose a text of it.',
    'The image of the share card has no alternative text.',
  ]);
});

test('shows the canonical address, and that of the page if it is empty or no address', () => {
  const show = (canonical: string) => toShownUrl({ canonical }, 'http://a.test/about').href;
  expect(show('http://b.test/us')).toBe('http://b.test/us');
  expect(show('/us')).toBe('http://a.test/us');
  expect(show('')).toBe('http://a.test/about');
  expect(show('http://')).toBe('http://a.test/about');
});
