import { sampleSite } from '@tests/fakes/page-dependencies';
import { renderLlmsText } from './render-llms-text';

test('lists the pages with absolute URLs, and the description of the home page first', () => {
  const pages = [
    { path: '/', title: 'Home', description: 'Shares in wind' },
    { path: '/About Us', title: 'About\n[us](https://evil.test)', description: '' },
  ];
  expect(renderLlmsText({ site: sampleSite, siteUrl: 'https://site.test', siteName: 'Main', pages })).toBe(
    `# Main

> Shares in wind

## Pages

- [Home](https://site.test/): Shares in wind
- [About \\[us\\](https://evil.test)](https://site.test/about%20us)
`,
  );
});
