import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

const pageId = '0f236cdb-1c1e-4c8e-8b52-1d4c0a6c2a11';
const plain = pageId.replaceAll('-', '');

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms({
    'templates.yml': 'Page: {}\nText: {}\n',
    'acme/site.yml': 'languages: [en, da-DK]\n',
    'acme/pages/offer/en.yml': `
template: Page
id: ${pageId}
placeholders:
  headless-main:
    - { component: Text, experiences: { spring: hidden, members: hidden, Faq-1_short: hidden } }
`,
    'acme/personalize.yml': `
/Offer:
  page:
    - { variant: spring, when: { campaign: spring } }
    - { variant: members, when: { returning: true } }
  components:
    Faq-1: [{ variant: short, when: { country: DK } }, { variant: long, when: { country: SE } }]
/gone: { page: [] }
`,
  });
});
afterAll(() => cms.close());

const ask = (body: unknown, site = 'acme') =>
  fetch(`${cms.url}/v1/personalize?sitecoreContextId=x&siteId=${site}`, {
    method: 'POST',
    headers: { 'x-sc-correlation-id': 'view-1' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const create = async (): Promise<{ ref: string; customer_ref: string }> =>
  (await fetch(`${cms.url}/v1/events/v1.2/browser/create.json`)).json();

async function decide(own: Record<string, unknown>) {
  const { ref, customer_ref } = await create();
  const request = {
    friendlyId: `embedded_${plain}_en`,
    language: 'en',
    variants: ['spring', 'members', 'Faq-1_default', 'Faq-1_short'],
    browserId: ref,
    guestRef: customer_ref,
    ...own,
  };
  return (await ask(request)).json();
}

test('rules for pages and variants that do not exist are reported', () => {
  const told = cms.lines.join('\n');
  expect(told).toContain('content/acme/personalize.yml:1  there is no page /gone');
  expect(told).toContain('/offer: unknown variant "Faq-1_long"');
  expect(told).not.toMatch(/variant "(?!Faq-1_long)/);
});

test.each<[string, Record<string, unknown>, string | null]>([
  ['a new visitor', {}, null],
  ['a returning visitor', { browserId: 'of-last-week' }, 'members'],
  ['a visitor from a campaign', { params: { utm: { campaign: 'spring' } } }, 'spring'],
  ['a friendly id with a scope', { friendlyId: `embedded_main_${plain}_en`, browserId: 'b' }, 'members'],
  [
    'another language',
    { friendlyId: `embedded_${plain}_da_dk`, language: 'da-DK', browserId: 'b' },
    'members',
  ],
  [
    'a friendly id with a language that is not the requested one',
    { friendlyId: `embedded_${plain}_da`, browserId: 'b' },
    null,
  ],
  ['a component', { friendlyId: `component_${plain}_faq1_en*` }, 'Faq-1_default'],
  [
    'a component for a visitor from a country',
    { friendlyId: `component_${plain}_faq1_en*`, params: { geo: { country: 'DK' } } },
    'Faq-1_short',
  ],
  ['a component without rules', { friendlyId: `component_${plain}_top_en*` }, null],
  ['a variant that the request does not list', { browserId: 'b', variants: ['spring'] }, null],
  ['another page', { friendlyId: `embedded_${'a'.repeat(32)}_en` }, null],
  ['an invalid friendly id', { friendlyId: '^(a+)+$' }, null],
])('for %s, with %j in the request, the variant id is %s', async (_, own, variantId) => {
  expect(await decide(own)).toEqual({ variantId });
});

test.each(['', '{', '[]', '{}', '{"friendlyId":7}'])('the body %j is rejected', async (body) => {
  expect((await ask(body)).status).toBe(400);
});

test('for a site that does not exist, the variant id is null', async () => {
  const request = { friendlyId: 'x', browserId: 'b', guestRef: 'g', language: 'en' };
  expect(await (await ask(request, 'other')).json()).toEqual({ variantId: null });
});

test('/v1/events/log lists new and known browsers, decisions and events', async () => {
  const { ref, customer_ref } = await create();
  const shown = await (await fetch(`${cms.url}/v1/events/v1.2/browser/${ref}/show.json`)).json();
  expect(shown).toMatchObject({ ref, customer: { ref: customer_ref } });
  await ask({ friendlyId: `embedded_${plain}_en`, browserId: ref, guestRef: customer_ref, language: 'en' });
  await fetch(`${cms.url}/v1/events/v1.2/events`, {
    method: 'POST',
    body: JSON.stringify({
      type: 'VIEW',
      browser_id: ref,
      page: 'Offer',
      ext: { pageVariantId: 'p_en_default' },
    }),
  });
  const { entries } = await (await fetch(`${cms.url}/v1/events/log`)).json();
  expect(entries.filter(({ browserId }: { browserId: string }) => browserId === ref)).toMatchObject([
    { kind: 'browser', guestRef: customer_ref, isNew: true },
    { kind: 'browser', guestRef: customer_ref, isNew: false },
    {
      kind: 'decision',
      site: 'acme',
      friendlyId: `embedded_${plain}_en`,
      variantId: null,
      correlationId: 'view-1',
    },
    { kind: 'event', type: 'VIEW', page: 'Offer', ext: { pageVariantId: 'p_en_default' } },
  ]);
});
