/** @jest-environment jsdom */
import { keepWindUnit, readWindUnit } from './wind-unit';

afterEach(() => window.localStorage.clear());

test('reads the unit that was stored', () => {
  expect(readWindUnit()).toBe('m/s');
  keepWindUnit('km/h');
  expect(readWindUnit()).toBe('km/h');
  keepWindUnit('m/s');
  expect(readWindUnit()).toBe('m/s');
});

test('reads an unknown stored unit as m/s', () => {
  window.localStorage.setItem('wind-unit', 'knots');
  expect(readWindUnit()).toBe('m/s');
});

test.each([
  ['survives a browser that blocks storage', new DOMException('blocked', 'SecurityError'), false],
  ['does not hide other errors', new Error('a defect'), true],
])('%s', (_, error, throws) => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw error;
  });
  for (const use of [readWindUnit, () => keepWindUnit('km/h')]) {
    if (throws) expect(use).toThrow(error);
    else expect(use).not.toThrow();
  }
  storage.mockRestore();
});
