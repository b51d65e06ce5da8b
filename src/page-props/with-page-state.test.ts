/** @jest-environment node */
import { withPageState } from './with-page-state';

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

test.each(['normal', 'preview'] as const)('nothing of the editor is left in %s', (state) => {
  expect(withPageState(fromEditor, state).sitecore.context).toEqual({
    language: 'en',
    pageEditing: false,
    pageState: state,
  });
});

test('edit is edit even where the CMS does not say so', () => {
  const published = { sitecore: { context: { language: 'en', pageState: 'normal' as const }, route: null } };
  expect(withPageState(published, 'edit').sitecore.context).toMatchObject({
    pageEditing: true,
    pageState: 'edit',
    editMode: 'metadata',
  });
});
