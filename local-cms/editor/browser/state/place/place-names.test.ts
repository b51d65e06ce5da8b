import { toPlaceName } from './place-names.ts';

test.each([
  ['headless-main', 'Main'],
  ['column-1-{*}', 'Column 1'],
  ['sidebar (static)', 'Sidebar'],
  ['sxa-header', 'Header'],
])('the placeholder %s is shown as “%s”', (name, shown) => expect(toPlaceName(name)).toBe(shown));
