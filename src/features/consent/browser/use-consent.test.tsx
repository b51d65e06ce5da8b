/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { createPage, showOnPage } from '@tests/fixtures/page';
import { renderToString } from 'react-dom/server';
import type { NonBannerConsent } from '@/platform/config/consent-manager';
import { PageProvider } from '@/rendering/context/PageProvider';
import { setConsent } from './banner-store';
import { useConsent } from './use-consent';

const Shown = () => <p role="note">{JSON.stringify(useConsent())}</p>;
const read = (): unknown => JSON.parse(screen.getByRole('note').textContent ?? '');

test.each<NonBannerConsent>([{ name: 'always' }, { name: 'tcf', cookie: 'euconsent-v2' }])(
  'the server knows no consent and does not call the manager %j',
  async (consentManager) => {
    const listen = jest.fn();
    Reflect.set(window, '__tcfapi', listen);
    const html = renderToString(
      <PageProvider page={createPage([], { consentManager })} componentMap={{}}>
        <Shown />
      </PageProvider>,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(html).toContain('null');
    expect(listen).not.toHaveBeenCalled();
    Reflect.deleteProperty(window, '__tcfapi');
  },
);

test.each<[NonBannerConsent, unknown]>([
  [{ name: 'always' }, { analytics: true, media: true, marketing: true }],
  [{ name: 'never' }, {}],
])('the consent manager %j means %j', (consentManager, consent) => {
  showOnPage(<Shown />, { consentManager });
  expect(read()).toEqual(consent);
});

test('without another consent manager, the site’s own banner counts', () => {
  showOnPage(<Shown />);
  expect(read()).toEqual({});
  act(() => setConsent({ analytics: true }));
  expect(read()).toEqual({ analytics: true });
});

test('with another consent manager, only its choices count, as soon as the code for it has loaded', async () => {
  setConsent({ analytics: true, media: true, marketing: true });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'choice=marketing; Path=/';
  const patterns = { analytics: 'analytics', marketing: 'marketing' };
  const { unmount } = showOnPage(<Shown />, {
    consentManager: { name: 'cookie', cookie: 'choice', patterns },
  });
  expect(read()).toEqual({});
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(read()).toEqual({ analytics: false, marketing: true });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'choice=none; Path=/';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(read()).toEqual({ analytics: false, marketing: false });
  unmount();
});
