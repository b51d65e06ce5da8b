import { findOfflineRoute, toOfflinePath } from './offline-path';

test.each([
  ['/offline', '/api/offline'],
  ['/da/offline', '/api/offline?language=da'],
  ['/offline-worker.js', '/api/offline?file=worker'],
  ['/da/offline-worker.js', null],
  ['/projects/offline', null],
  ['/a/b/offline', null],
  ['/offline/x', null],
  ['/', null],
])('the path %s has the route %s', (path, route) => {
  expect(findOfflineRoute(path)).toBe(route);
});

test('the offline page of the default language has no prefix', () => {
  expect([toOfflinePath('en', 'en'), toOfflinePath('da', 'en')]).toEqual(['/offline', '/da/offline']);
});
