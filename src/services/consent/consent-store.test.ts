import { getConsent, setConsent, subscribeToConsent } from './consent-store';

const ALL = { analytics: true, media: false, marketing: false };

const clear = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store is made on it
  document.cookie = 'consent=; Max-Age=0; Path=/';
};
const write = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store is made on it
  document.cookie = `consent=${text}; Path=/`;
};

beforeEach(clear);

test('knows nothing before the visitor has said something', () => {
  expect(getConsent()).toEqual({});
});

test('keeps what was said in a cookie, and gives the same object until something else is said', () => {
  setConsent(ALL);
  expect(document.cookie).toMatch(/^consent=1\.\d+\.analytics=1\.media=0\.marketing=0$/);
  expect(getConsent()).toEqual(ALL);
  expect(getConsent()).toBe(getConsent());
  setConsent({ ...ALL, analytics: false });
  expect(getConsent()).toEqual({ analytics: false, media: false, marketing: false });
});

test('a part that is said keeps the rest, and the age of the rest', () => {
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

test('is not taken in by a cookie whose name only ends alike', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store is made on it
  document.cookie = `noconsent=1.${Math.floor(Date.now() / 1000)}.analytics=1; Path=/`;
  expect(getConsent()).toEqual({});
});

test('lasts as long as the page where the browser keeps no cookies', () => {
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  setConsent(ALL);
  expect(getConsent()).toEqual(ALL);
  cookies.mockRestore();
  clear();
  setConsent({ media: true });
  clear();
  expect(getConsent()).toEqual({});
});

test('tells who listens, until they stop, and those who come back to the tab', () => {
  const listener = jest.fn();
  const stop = subscribeToConsent(listener);
  setConsent(ALL);
  expect(listener).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setConsent({ media: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
});
