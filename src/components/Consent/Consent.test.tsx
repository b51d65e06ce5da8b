/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createPage, MainOf, renderOnServer, showComponent } from '@tests/fixtures/page';
import { bannerStore, setConsent } from '@/features/consent/browser/banner-store';
import { Default } from './Consent';

const fields = { Title: { value: 'May we count you?' }, Text: { value: '<p>Only if you like.</p>' } };
const dictionary = {
  'consent-change': 'Cookie choices',
  'consent-saved': 'Your choice is saved.',
  'consent-accept': 'Accept all',
  'consent-reject': 'Reject all',
  'consent-choose': 'Choose one by one',
  'consent-analytics': 'Statistics',
  'consent-save': 'Save my choice',
};
const services = { analyticsId: 'G-TEST0001' };
const show = (page: object = {}) =>
  showComponent(
    'Consent',
    { Default },
    { fields },
    { dictionary, componentData: { 'uid-1': services }, ...page },
  );
const banner = () => screen.findByRole('region', { name: 'Cookie choices' });
const scripts = () => document.head.querySelectorAll('script');

// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
beforeEach(() => (document.cookie = 'consent=; Max-Age=0; Path=/'));

test('the server’s HTML has no banner, because it is the same for all visitors', () => {
  const rendering = { uid: 'uid-1', componentName: 'Consent', dataSource: 'x', fields };
  const html = renderOnServer(createPage([rendering], { dictionary }), { Consent: { Default } });
  expect(html).toContain('Cookie choices');
  expect(html).not.toMatch(/May we count you|googletagmanager/);
});

test('shows the banner before the page, without taking the focus, with two equal buttons', async () => {
  show();
  const region = await banner();
  expect(document.body.firstElementChild).toContainElement(region);
  expect(document.body).toHaveFocus();
  const [accept, reject] = within(region).getAllByRole('button');
  expect(accept).toHaveTextContent('Accept all');
  expect(reject).toHaveTextContent('Reject all');
  expect(reject?.className).toBe(accept?.className);
  expect(scripts()).toHaveLength(0);
  fireEvent.keyDown(region, { key: 'Escape' });
  expect(await banner()).toBeInTheDocument();
});

test('saves a refusal and announces it, until the visitor opens the banner again', async () => {
  show();
  await banner();
  fireEvent.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(bannerStore.getConsent()).toEqual({ analytics: false, media: false, marketing: false });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your choice is saved.');
  expect(scripts()).toHaveLength(0);

  const button = screen.getByRole('button', { name: 'Cookie choices' });
  button.focus();
  fireEvent.click(button);
  await waitFor(async () => expect(await banner()).toHaveFocus());
  fireEvent.keyDown(await banner(), { key: 'Escape' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('saves single choices and loads the services for them', async () => {
  show();
  await banner();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Statistics' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(bannerStore.getConsent()).toEqual({ analytics: true, media: false, marketing: false });
  await waitFor(() =>
    expect([...scripts()].map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST0001',
    ]),
  );
});

test('shows no banner to visitors who have chosen', () => {
  setConsent({ analytics: true, media: true, marketing: true });
  show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('shows the banner to visitors who have only allowed maps', async () => {
  setConsent({ media: true });
  show();
  await banner();
  expect(screen.getByRole('checkbox', { name: 'consent media' })).toBeChecked();
});

test('deletes the cookies with visitor ids when the visitor rejects statistics and marketing', async () => {
  const pageView = {
    edgeUrl: 'https://edge.test',
    contextId: 'ctx',
    siteName: 'main',
    language: 'en',
    page: 'p',
  };
  const data = { pageView: { ...pageView, pageVariantId: 'p_en_default' } };
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  for (const name of ['sc_ctx', 'sc_ctx_personalize', 'sc_other']) document.cookie = `${name}=1; Path=/`;
  show({ componentData: { 'uid-1': data } });
  await banner();
  expect(document.cookie).toContain('sc_ctx=1');
  fireEvent.click(screen.getByRole('button', { name: 'Reject all' }));
  await waitFor(() => expect(document.cookie).not.toContain('sc_ctx'));
  expect(document.cookie).toContain('sc_other=1');
});

test('shows an editor the texts on the page, and loads nothing', async () => {
  setConsent({ analytics: true, media: true, marketing: true });
  const before = scripts().length;
  show({ context: { pageEditing: true }, componentData: { 'uid-1': { analyticsId: 'G-TEST0002' } } });
  expect(await screen.findByText('Only if you like.')).toBeInTheDocument();
  expect(scripts()).toHaveLength(before);
});

test('renders nothing for visitors without a content item and fields', () => {
  const { container } = showComponent('Consent', { Default }, { dataSource: '' }, { dictionary });
  expect(container).toBeEmptyDOMElement();
});

test.each([{ name: 'always' }, { name: 'never' }] as const)(
  'asks nothing and has no button if the consent manager is %j',
  async (consentManager) => {
    const { container } = show({ consentManager, componentData: {} });
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  },
);

test('loads the services at once if consent is assumed', async () => {
  show({ consentManager: { name: 'always' }, componentData: { 'uid-1': { tagManagerId: 'GTM-TEST001' } } });
  await waitFor(() =>
    expect([...scripts()].map(({ src }) => src)).toContain(
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST001',
    ),
  );
});

test('shows one banner when the rendering is on the page twice', async () => {
  const renderings = ['uid-1', 'uid-2'].map((uid) => ({
    uid,
    componentName: 'Consent',
    dataSource: 'x',
    fields,
  }));
  render(<MainOf page={createPage(renderings, { dictionary })} map={{ Consent: { Default } }} />);
  await banner();
  const [, second] = screen.getAllByRole('button', { name: 'Cookie choices' });
  if (second) fireEvent.click(second);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});
