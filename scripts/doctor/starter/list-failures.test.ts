import { createLogger } from '@/platform/telemetry/logger';
import { SECTION_PROBLEM, toComponentError } from '@/texts/error-catalogue';
import { failsForVisitors, listLoggedFailures, listShownFailures } from './list-failures.ts';

test('names a tried component that fails in edit mode, with the reason', () => {
  const notices = [
    `${toComponentError('Promo')}\nCannot read properties of undefined`,
    `${toComponentError('PromoList')}\nanother component`,
    'Loading component...',
  ];
  expect(listShownFailures(notices, ['Tabs', 'Promo'])).toEqual([
    'Promo fails: Cannot read properties of undefined',
  ]);
});

test('notices a component that fails only for visitors', () => {
  expect(failsForVisitors([SECTION_PROBLEM], 0)).toBe(true);
  expect(failsForVisitors([SECTION_PROBLEM], 1)).toBe(false);
  expect(failsForVisitors(['Another text'], 0)).toBe(false);
});

test('names a tried component that fails in the log of the site', () => {
  let log = 'Next is ready\n';
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => (log += line) });
  const error = new TypeError('No fields');
  logger.error({ error, componentName: 'Promo' }, 'A component fails on the server');
  logger.error({ error, componentName: 'Hero' }, 'A component fails on the server');
  logger.info({ componentName: 'Promo' }, 'A component is fine');
  expect(listLoggedFailures(log, ['Promo'])).toEqual([
    'Promo fails: No fields, says the log: A component fails on the server',
  ]);
});
