/** @jest-environment jsdom */
import { announceExternalModules, findExternalModule, loadExternalModule } from './external-modules';

const createModules = () => ({ Quiz: { load: jest.fn(async () => 'loaded') } });

test.each(['Quiz', 'Quiz?level=1'])('finds the module that registers %s', (name) => {
  const modules = createModules();
  expect(findExternalModule(modules, name)).toBe(modules.Quiz);
});

test.each(['', 'quiz', 'constructor', '__proto__', 'Quizzes'])('finds no module for %j', (name) => {
  expect(findExternalModule(createModules(), name)).toBeNull();
});

test('loads a module once', async () => {
  const { Quiz } = createModules();
  expect(loadExternalModule(Quiz)).toBe(loadExternalModule(Quiz));
  expect(await loadExternalModule(Quiz)).toBe('loaded');
  expect(Quiz.load).toHaveBeenCalledTimes(1);
});

const { parent } = window;
// jsdom does not implement `reportError`.
const reportError = jest.fn();
beforeEach(() => Object.assign(globalThis, { reportError }));
afterEach(() => Object.assign(window, { parent }));

test('loads all modules in a page that an editor frames', () => {
  Object.assign(window, { parent: {} });
  const modules = createModules();
  announceExternalModules(modules);
  expect(modules.Quiz.load).toHaveBeenCalledTimes(1);
});

test('reports a module that cannot be loaded', async () => {
  Object.assign(window, { parent: {} });
  const error = new Error('gone');
  announceExternalModules({ Quiz: { load: () => Promise.reject(error) } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(reportError).toHaveBeenCalledWith(error);
});

test('loads no module for visitors', () => {
  const modules = createModules();
  announceExternalModules(modules);
  expect(modules.Quiz.load).not.toHaveBeenCalled();
});
