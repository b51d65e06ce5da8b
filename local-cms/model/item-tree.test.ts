import { toProblemText } from '../content/content-error.ts';
import { folderTemplate } from '../content/schemas/templates.ts';
import { createItemTree, toItemName } from './item-tree.ts';

function createTree() {
  const problems: string[] = [];
  const tree = createItemTree({ id: '1', name: 'acme', template: folderTemplate }, (error) =>
    problems.push(...error.problems.map(toProblemText)),
  );
  return { tree, problems };
}

test('adds an item below its parent', () => {
  const { tree, problems } = createTree();
  const home = tree.add({ id: '2', name: 'Home', parent: tree.root, file: 'home.yml' });
  expect(home).toMatchObject({ path: '/sitecore/content/acme/Home', siteName: 'acme', isPublic: false });
  expect(tree.root.children).toEqual([home]);
  expect(tree.byId.get('2')).toBe(home);
  expect(tree.byPath.get('/sitecore/content/acme/home')).toBe(home);
  expect(problems).toEqual([]);
});

test.each([
  ['2', 'Other', 'the id 2 is already taken by /sitecore/content/acme/Home'],
  ['3', 'HOME', 'the item path /sitecore/content/acme/HOME is already taken by /sitecore/content/acme/Home'],
])('reports a taken id or path (%s, %s) and keeps the first item', (id, name, message) => {
  const { tree, problems } = createTree();
  const first = tree.add({ id: '2', name: 'Home', parent: tree.root, file: 'a.yml' });
  tree.add({ id, name, parent: tree.root, file: 'b.yml' });
  expect(problems).toEqual([`b.yml:1  ${message}`]);
  expect([...tree.byId.values()]).toEqual([tree.root, first]);
  expect([...tree.byPath.values()]).toEqual([tree.root, first]);
});

test.each([
  ['not-found', 'Not found'],
  ['about', 'About'],
  ['-', '-'],
])('the folder "%s" becomes the item "%s"', (folder, name) => {
  expect(toItemName(folder)).toBe(name);
});
