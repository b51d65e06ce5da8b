import { toTemplates } from '../../content/schemas/templates.ts';
import { createMapRoute, rewriteRoutes } from './rewrite-routes.ts';

const map = createMapRoute('/about', '/who-we-are');

const source = {
  file: 'templates.yml',
  data: {
    Page: { Title: 'text', Content: 'rich text', Related: 'items of Card', Link: 'link', Links: 'links' },
    Card: { Title: 'text', Link: 'link', Place: 'item' },
  },
  lineAt: () => 1,
};

const content = { site: { folder: 'acme' }, templates: toTemplates(source) };

const rewrite = (file: string, data: unknown) => rewriteRoutes(content, { file: `acme/${file}`, data }, map);

test.each([
  ['/about', '/who-we-are'],
  ['/about/team', '/who-we-are/team'],
  ['/aboutness', '/aboutness'],
  ['<p><a href="/about#team">Team</a></p>', '<p><a href="/who-we-are#team">Team</a></p>'],
  [
    `<a title="a < b > c" href='/About/team'>Team</a>`,
    `<a title="a < b > c" href='/who-we-are/team'>Team</a>`,
  ],
  ['Write href="/about" to link', 'Write href="/about" to link'],
])('rewrites %s to %s', (text, rewritten) => {
  expect(rewrite('site.yml', text)).toBe(rewritten);
});

test('rewrites the links, items, parameters and rich text of a page, and no text', () => {
  const page = (route: string) => ({
    template: 'Page',
    name: '/about',
    fields: {
      Title: '/about',
      Content: `<p>/about</p><a href="${route}">/about</a>`,
      Related: [route, 'shared/join', { Title: '/about', Link: { to: route, text: '/about' }, Place: route }],
      Links: [{ to: route, title: '/about' }, { href: 'https://example.org/about' }],
    },
    placeholders: {
      'headless-main': [
        {
          component: 'Card',
          params: { root: route },
          fields: { Title: '/about', Link: { to: `${route}/team` } },
          placeholders: { card: [{ component: 'Page', fields: { Title: '/about', Link: { to: route } } }] },
          experiences: { members: { fields: { Title: '/about', Link: { to: route } } }, guests: 'hidden' },
        },
      ],
    },
  });
  expect(rewrite('pages/en.yml', page('/about'))).toEqual(page('/who-we-are'));
});

test('rewrites the links in a phrase, and no phrase that is equal to an address', () => {
  const phrases = (route: string) => ({ path: '/about', more: `<a href="${route}">More</a>` });
  expect(rewrite('dictionary/en.yml', phrases('/about'))).toEqual(phrases('/who-we-are'));
});

// Each of them took a minute or more, in which nobody else was answered.
test.each([
  ['spaces', `<a${' '.repeat(200_000)}`],
  ['tags', '<a '.repeat(66_000)],
  ['quotes', '<a "'.repeat(50_000)],
])('reads a text of many %s without an end at once', (_, text) => {
  expect(rewrite('site.yml', text)).toBe(text);
});
