import { type Fault, groupFaults, renderFault } from './list-faults.ts';

const fault: Fault = {
  mode: 'preview',
  what: 'Promo does not show texts',
  count: 2,
  example: '"a" on solvind en /',
};

test('the same fault is one line with its count and the first example', () => {
  const again = { ...fault, count: 3, example: '"b" on solvind en /faq' };
  const edit: Fault = { ...fault, mode: 'edit', count: 1 };
  expect(groupFaults([fault, edit, again]).map(renderFault)).toEqual([
    '  5×  preview  Promo does not show texts (first: "a" on solvind en /)',
    '  1×  edit     Promo does not show texts (first: "a" on solvind en /)',
  ]);
});

test('a fault is cut to one line, and the port of the site makes no difference', () => {
  const toStack = (port: number): Fault => ({
    mode: 'edit',
    what: `error: http://localhost:${port}/x ${'y'.repeat(900)}\n    at Promo`,
    count: 1,
  });
  const lines = groupFaults([toStack(1), toStack(2)]).map(renderFault);
  expect(lines).toEqual([expect.stringMatching(/^ {2}2× {2}edit {5}error: \/x y{100,190}…$/)]);
});
