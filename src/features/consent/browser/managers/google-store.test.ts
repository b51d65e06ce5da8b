/** @jest-environment jsdom */
import fc from 'fast-check';
import type { Consent } from '../../consent';
import { createGoogleStore } from './google-store';

/** Sends a command as Google's snippet does: as an `arguments` object. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's scripts do not take an array for a command
  Reflect.get(window, 'dataLayer').push(arguments);
}

beforeEach(() => Reflect.set(window, 'dataLayer', []));

const granted = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  personalization_storage: 'granted',
};
const denied = { analytics_storage: 'denied', ad_storage: 'denied', personalization_storage: 'denied' };
const ALL = { analytics: true, marketing: true };

type Command = ['default' | 'update', Readonly<Record<string, unknown>>];

test.each<[string, Command[], Consent]>([
  ['no command', [], {}],
  ['a default that denies, which is no refusal', [['default', denied]], {}],
  ['a default that grants', [['default', granted]], ALL],
  [
    'a default that denies in a region',
    [
      ['default', granted],
      ['default', { ...denied, region: ['DK'] }],
    ],
    {},
  ],
  [
    'an update that grants',
    [
      ['default', denied],
      ['update', granted],
    ],
    ALL,
  ],
  ['an update that refuses', [['update', denied]], { analytics: false, marketing: false }],
  [
    'an update of one signal',
    [
      ['update', granted],
      ['update', { ad_storage: 'denied' }],
    ],
    { analytics: true, marketing: false },
  ],
  ['consent to advertising alone', [['update', { ad_storage: 'granted' }]], {}],
])('%s is read, before and after this code has loaded', (_, commands, consent) => {
  for (const [kind, signals] of commands) gtag('consent', kind, signals);
  expect(JSON.parse(JSON.stringify(createGoogleStore().getConsent()))).toEqual(consent);

  Reflect.set(window, 'dataLayer', []);
  const { getConsent } = createGoogleStore();
  for (const [kind, signals] of commands) gtag('consent', kind, signals);
  expect(JSON.parse(JSON.stringify(getConsent()))).toEqual(consent);
});

test('creates the data layer if there is none, and calls its listeners once per change', () => {
  Reflect.deleteProperty(window, 'dataLayer');
  const { subscribe } = createGoogleStore();
  const listener = jest.fn();
  const stop = subscribe(listener);
  gtag('consent', 'update', granted);
  gtag('consent', 'update', granted);
  gtag('event', 'page_view');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  gtag('consent', 'update', denied);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(Reflect.get(window, 'dataLayer')).toHaveLength(4);
});

test('other entries of the data layer grant nothing', () => {
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.tuple(
      fc.constantFrom('consent', 'event'),
      fc.constantFrom('update', 'default', '__proto__'),
      fc.oneof(
        fc.constantFrom(null, 'granted', [], { __proto__: 'granted' }),
        fc.dictionary(fc.string(), fc.string()),
      ),
    ),
  );
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (before, after) => {
      Reflect.set(window, 'dataLayer', before);
      const { getConsent } = createGoogleStore();
      Reflect.get(window, 'dataLayer').push(...after);
      expect(Object.values(getConsent())).not.toContain(true);
    }),
  );
});
