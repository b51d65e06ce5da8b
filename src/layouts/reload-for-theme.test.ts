import { reloadForTheme } from './reload-for-theme';

const createDocument = (theme?: string) => {
  const reload = jest.fn();
  const documentElement = { dataset: theme === undefined ? {} : { theme } };
  return { reload, document: { documentElement, location: { reload } } };
};

test('loads the document again for a page with another theme', () => {
  const { reload, document } = createDocument('solvind');
  reloadForTheme('havn', document);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  { shown: 'havn', theme: 'havn' },
  { shown: 'solvind', theme: undefined },
  { shown: undefined, theme: 'havn' },
])('does not load the document again: %j', ({ shown, theme }) => {
  const { reload, document } = createDocument(shown);
  reloadForTheme(theme, document);
  expect(reload).not.toHaveBeenCalled();
});
