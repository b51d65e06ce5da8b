import { readExports } from './read-exports';

test.each([
  ['export const Default = () => null;', ['Default']],
  ['export const Banner = 1; export function Default() { return null; }', ['Banner', 'Default']],
  ['const A = () => null; export { A as Default, A as Split };', ['Default', 'Split']],
  ['export type Props = {}; export const styles = {};', ['styles']],
  ['export type { Props } from "./x"; export { type Other, Default } from "./y";', ['Default']],
  ['// export const Ghost = 1;', []],
  ['export default class Promo {}', ['default']],
  ['export class Promo {}', ['Promo']],
  ['export default connect(Promo);', ['default']],
])('reads the exports of %s', (source, names) => {
  expect(readExports(source, 'component.tsx')).toEqual(names);
});
