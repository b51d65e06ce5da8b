/** @jest-environment jsdom */
import { createCookieStore } from './cookie-store';

const settings = { cookie: 'CookieConsent', patterns: { analytics: '*statistics:true*' } };
const write = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `CookieConsent=${encodeURIComponent(value)}; Path=/`;
};

test('reads the cookie at the start and after each change, and keeps its object while nothing changes', () => {
  // jsdom has no Cookie Store API.
  const cookieStore = new EventTarget();
  Reflect.set(window, 'cookieStore', cookieStore);
  write('{statistics:false}');
  const { getConsent, subscribe } = createCookieStore(settings);
  const listener = jest.fn();
  const stop = subscribe(listener);
  expect(getConsent()).toEqual({ analytics: false });

  write('{statistics:true}');
  cookieStore.dispatchEvent(new Event('change'));
  expect(getConsent()).toEqual({ analytics: true });
  const before = getConsent();
  write('{statistics:true,ver:2}');
  cookieStore.dispatchEvent(new Event('change'));
  expect(getConsent()).toBe(before);
  expect(listener).toHaveBeenCalledTimes(1);

  stop();
  write('{statistics:false}');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getConsent()).toEqual({ analytics: false });
  expect(listener).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'cookieStore');
});

test('in a browser without the Cookie Store API, reads the cookie when the visitor returns to the tab', () => {
  write('{statistics:false}');
  const { getConsent } = createCookieStore(settings);
  write('{statistics:true}');
  expect(getConsent()).toEqual({ analytics: false });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getConsent()).toEqual({ analytics: true });
});
