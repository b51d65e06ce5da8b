import { createLoaderContext } from '@tests/fixtures/loader-context';
import { toJssServer } from './to-jss-server';

test('a component that uses phrases gets all of them, another none', () => {
  expect(toJssServer({ usesPhrases: true })).toEqual({ isJss: true, phrases: 'all' });
  expect(toJssServer({ usesPhrases: false })).toEqual({ isJss: true });
});

test('getStaticProps gets the rendering, the layout and the path', async () => {
  const load = jest.fn(async () => ({ loaded: true }));
  const context = createLoaderContext({ path: '/news/school roof' });
  const data = await toJssServer({ load, usesPhrases: false }).load?.(
    { uid: 'a', componentName: 'Promo' },
    context,
  );
  expect(data).toEqual({ loaded: true });
  expect(load).toHaveBeenCalledWith(
    expect.objectContaining({ uid: 'a', componentName: 'Promo' }),
    {
      sitecore: expect.objectContaining({ context: expect.objectContaining({ language: context.language }) }),
    },
    expect.objectContaining({ params: { path: ['news', 'school roof'] }, locale: context.language }),
  );
});

test('no data is left out', async () => {
  const server = toJssServer({ load: async () => null, usesPhrases: false });
  expect(await server.load?.({ uid: 'a' }, createLoaderContext({}))).toBeUndefined();
});
