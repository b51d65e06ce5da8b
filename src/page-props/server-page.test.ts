import { withPageState } from './server-page';

const fromEditor = {
  sitecore: {
    context: {
      language: 'en',
      pageEditing: true,
      pageState: 'edit' as const,
      editMode: 'metadata',
      clientScripts: ['https://cm.test/a.js'],
      clientData: {},
    },
    route: null,
  },
};

test.each(['normal', 'preview'] as const)('the page state %s removes what only the editor needs', (state) => {
  expect(withPageState(fromEditor, state).sitecore.context).toEqual({
    language: 'en',
    pageEditing: false,
    pageState: state,
  });
});

test('the page state edit is set even if the CMS sent another one', () => {
  const published = { sitecore: { context: { language: 'en', pageState: 'normal' as const }, route: null } };
  expect(withPageState(published, 'edit').sitecore.context).toMatchObject({
    pageEditing: true,
    pageState: 'edit',
    editMode: 'metadata',
  });
});
