/** @jest-environment jsdom */
import { bannerStore, setConsent } from './banner-store';

const { getConsent, subscribe } = bannerStore;

const ALL = { analytics: true, media: false, marketing: false };

const clear = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: banner-store.ts uses this property
  document.cookie = 'consent=; Max-Age=0; Path=/';
};
const write = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: banner-store.ts uses this property
  document.cookie = `consent=${text}; Path=/`;
};

beforeEach(clear);

test('the consent is empty before the visitor has chosen', () => {
  expect(getConsent()).toEqual({});
});

test('stores the choices in a cookie and returns the same object until they change', () => {
  setConsent(ALL);
  expect(document.cookie).toMatch(/^consent=1\.\d+\.analytics=1\.media=0\.marketing=0$/);
  expect(getConsent()).toEqual(ALL);
  expect(getConsent()).toBe(getConsent());
  setConsent({ ...ALL, analytics: false });
  expect(getConsent()).toEqual({ analytics: false, media: false, marketing: false });
});

test('a choice for one category keeps the other choices and their date', () => {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  write(`1.${anHourAgo}.analytics=1.marketing=0`);
  setConsent({ media: true });
  expect(getConsent()).toEqual({ analytics: true, marketing: false, media: true });
  expect(document.cookie).toContain(`1.${anHourAgo}.`);
  setConsent(ALL);
  expect(document.cookie).not.toContain(`1.${anHourAgo}.`);
});

test.each(['', 'yes', '1.1.analytics=1', '{"analytics":true}'])('ignores the cookie %j', (text) => {
  write(text);
  expect(getConsent()).toEqual({});
});

test('ignores a cookie whose name only ends with “consent”', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: banner-store.ts uses this property
  document.cookie = `noconsent=1.${Math.floor(Date.now() / 1000)}.analytics=1; Path=/`;
  expect(getConsent()).toEqual({});
});

test('keeps the choices while the page is open if the browser refuses cookies', () => {
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  setConsent(ALL);
  expect(getConsent()).toEqual(ALL);
  cookies.mockRestore();
  clear();
  setConsent({ media: true });
  clear();
  expect(getConsent()).toEqual({});
});

test('calls listeners on a change and when the tab becomes visible, until they unsubscribe', () => {
  const listener = jest.fn();
  const stop = subscribe(listener);
  setConsent(ALL);
  expect(listener).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setConsent({ media: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
});
