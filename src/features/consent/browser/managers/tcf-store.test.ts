/** @jest-environment jsdom */
import fc from 'fast-check';
import { createTcfStore } from './tcf-store';

type Callback = (data: unknown, isSuccess: unknown) => void;

function installApi() {
  const callbacks: Callback[] = [];
  Reflect.set(window, '__tcfapi', (command: string, version: number, callback: Callback) => {
    expect([command, version]).toEqual(['addEventListener', 2]);
    callbacks.push(callback);
  });
  return (data: unknown, isSuccess: unknown = true) => {
    for (const callback of callbacks) callback(data, isSuccess);
  };
}

afterEach(() => Reflect.deleteProperty(window, '__tcfapi'));

const dataOf = (eventStatus: string, ...purposes: number[]) => ({
  eventStatus,
  purpose: { consents: Object.fromEntries(purposes.map((purpose) => [purpose, true])) },
});

test('follows the choices of the visitor, but not while the visitor is choosing', () => {
  const send = installApi();
  const { getConsent, subscribe } = createTcfStore();
  const listener = jest.fn();
  subscribe(listener);
  send(dataOf('cmpuishown', 1, 3, 4, 5, 6, 8, 9));
  expect(getConsent()).toEqual({});
  send(dataOf('useractioncomplete', 1, 8, 9));
  expect(getConsent()).toEqual({ analytics: true, marketing: false });
  send(dataOf('tcloaded', 1, 3, 4, 5, 6));
  expect(getConsent()).toEqual({ analytics: false, marketing: true });
  send(dataOf('useractioncomplete'));
  expect(getConsent()).toEqual({ analytics: false, marketing: false });
  expect(listener).toHaveBeenCalledTimes(3);
});

test('waits for an API that comes with the page', () => {
  const { getConsent } = createTcfStore();
  const send = installApi();
  window.dispatchEvent(new Event('load'));
  send(dataOf('tcloaded', 1, 8, 9));
  expect(getConsent()).toEqual({ analytics: true, marketing: false });
});

test('without an API, nothing is decided', () => {
  const { getConsent } = createTcfStore();
  window.dispatchEvent(new Event('load'));
  expect(getConsent()).toEqual({});
});

test('malformed data grants nothing', () => {
  const status = fc.constantFrom('tcloaded', 'useractioncomplete', undefined, null, 7);
  const consents = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('0', '01', '__proto__', 'all'), fc.boolean()),
  );
  fc.assert(
    fc.property(status, fc.oneof(fc.jsonValue(), fc.record({ consents })), (eventStatus, purpose) => {
      const send = installApi();
      const { getConsent } = createTcfStore();
      send({ eventStatus, purpose });
      send(purpose);
      send(dataOf('tcloaded', 1, 3, 4, 5, 6, 8, 9), 'true');
      expect(Object.values(getConsent())).not.toContain(true);
    }),
  );
});
