import { createTestContent } from '@tests/local-cms/create-test-snapshot.ts';
import { findLayout } from '@tests/local-cms/find-layout.ts';

const navigationOn = (route: string, params: string, language = 'en') => {
  const { snapshot } = createTestContent({
    'acme/designs/header/en.yml': `placeholders: { headless-header: [{ component: Navigation, params: ${params} }] }\n`,
  });
  return findLayout(snapshot, route, language).find('Navigation').fields;
};

test('the navigation lists pages in order and marks the current page', () => {
  expect(navigationOn('/about', '{ home: true }')).toEqual([
    {
      Id: expect.any(String),
      Styles: ['level0', 'submenu', 'item0', 'odd', 'first', 'last'],
      Href: '/',
      Querystring: '',
      NavigationTitle: { value: 'Home' },
      Children: [
        expect.objectContaining({
          Href: '/about',
          Styles: ['level1', 'submenu', 'item0', 'odd', 'first', 'active'],
          NavigationTitle: { value: 'About us' },
          Children: [
            expect.objectContaining({
              Href: '/about/team',
              Styles: ['level2', 'item0', 'odd', 'first', 'last'],
            }),
          ],
        }),
        expect.objectContaining({ Href: '/replay', Styles: ['level1', 'item1', 'even', 'last'] }),
      ],
    },
  ]);
});

test.each([
  ['the pages below the home page by default', '/', '{ levels: 1 }', ['/about', '/replay']],
  ['the pages below the page that "root" names', '/', '{ root: /about }', ['/about/team']],
  ['no pages if "levels" is 0', '/', '{ levels: 0 }', []],
])('the navigation shows %s', (_, route, params, addresses) => {
  expect(navigationOn(route, params)).toEqual(addresses.map((Href) => expect.objectContaining({ Href })));
});

test('URLs in the navigation have the language prefix', () => {
  expect(navigationOn('/', '{ levels: 1 }', 'da')).toEqual([
    expect.objectContaining({ Href: '/da/about' }),
    expect.objectContaining({ Href: '/da/replay' }),
  ]);
});

test.each(['{ root: /nowhere }', '{ levels: many }'])(
  'the invalid params %s throw an error with file and line',
  (params) => {
    expect(() => navigationOn('/', params)).toThrow(/designs\/header\/en\.yml:1 {2}Navigation/);
  },
);
