import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './ArticleHeader.server';

const text = (count: number) => ({ value: `<p>${'wind '.repeat(count)}</p>` });

const minutesOf = async (route: object | null) =>
  load({}, createLoaderContext({ layout: { sitecore: { context: {}, route } } }));

test('counts the words of the page and of the texts on it, and not those of lists and of the footer', async () => {
  const route = {
    fields: { Content: text(220) },
    placeholders: {
      'headless-main': [
        {
          placeholders: {
            'article-1': [
              { componentName: 'RichText', fields: { Text: text(220) } },
              { componentName: 'CardGrid', fields: { Cards: [{ fields: { Text: text(900) } }] } },
            ],
          },
        },
      ],
      'headless-footer': [{ componentName: 'RichText', fields: { Text: text(900) } }],
    },
  };
  expect(await minutesOf(route)).toEqual({ minutes: 2 });
});

test.each([null, {}, { fields: { Content: { value: 3 } }, placeholders: {} }])(
  'does not throw for the route %j',
  async (route) => {
    expect(await minutesOf(route)).toEqual({ minutes: expect.any(Number) });
  },
);
