import { renderManifest } from './render-manifest';

test('names the site, and its icons and color', () => {
  const theme = {
    toolbar: { light: '#0b3b3c', dark: '#061f20' },
    icon: '/a.svg',
    appIcons: [{ src: '/a.png', size: 192 }],
  };
  expect(JSON.parse(renderManifest({ siteName: 'Main "1"', language: 'da', theme }))).toMatchObject({
    name: 'Main "1"',
    lang: 'da',
    theme_color: '#0b3b3c',
    icons: [{ src: '/_next/static/media/a.svg' }, { src: '/_next/static/media/a.png', sizes: '192x192' }],
  });
});
