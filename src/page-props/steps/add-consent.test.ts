import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Layout, Rendering } from '@/cms/schemas/layout-schema';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { toServerPage, withPageState } from '../server-page';
import type { PageDependencies } from '../types';
import { addConsent } from './add-consent';

const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };
const withoutSitecore = { edge: { url: 'https://edge.test' } };
const analytics = { googleAnalyticsId: 'G-ABCD1234' };

type Case = {
  layout?: Layout;
  settings?: Record<string, string>;
  dictionary?: Record<string, string>;
  changes?: Partial<PageDependencies>;
};

async function run({
  layout = layoutOf([]),
  settings,
  dictionary = {},
  changes,
}: Case): Promise<Rendering[]> {
  const { dependencies } = createPageDependencies({}, { consentManager: { name: 'banner' }, ...changes });
  const site = { ...sampleSite, consentSettings: settings };
  const page = toServerPage({ key, site, layout, dictionary, pageLanguages: [] });
  const { route } = (await addConsent(page, dependencies)).layout.sitecore;
  return [...walkRenderings(route?.placeholders)].filter(({ componentName }) => componentName === 'Consent');
}

const tcf = { name: 'tcf', cookie: 'euconsent-v2' } as const;

const fields = { Title: { value: 'May we?' } };
const own = { uid: 'own', componentName: 'Consent', dataSource: 'x' };
const withOwn = layoutOf([{ componentName: 'Box', placeholders: { box: [own] } }, own]);
const never = { consentManager: { name: 'never' } } as const;
const componentServers = { Consent: { isJss: true } };

test.each<[string, number, Case]>([
  ['a context id, with which Sitecore personalizes', 1, {}],
  ['Google Analytics', 1, { changes: withoutSitecore, settings: analytics }],
  ['a tag manager', 1, { changes: withoutSitecore, settings: { googleTagManagerId: 'GTM-ABC123' } }],
  ['nothing that needs consent', 0, { changes: withoutSitecore }],
  ['a disconnected CMS', 0, { changes: { jssMode: 'disconnected' } }],
  ['nothing, but the setting', 1, { changes: withoutSitecore, settings: { consentBanner: '1' } }],
  ['everything, but the setting false', 0, { settings: { ...analytics, consentBanner: 'False' } }],
  ['everything, but the setting 0', 0, { settings: { ...analytics, consentBanner: '0' } }],
  ['an unknown value of the setting', 1, { settings: { consentBanner: 'maybe' } }],
  ['another consent manager and services', 1, { changes: { consentManager: tcf } }],
  [
    'another consent manager, whatever the setting',
    1,
    { changes: { consentManager: tcf }, settings: { consentBanner: 'false' } },
  ],
  [
    'another consent manager and no services',
    0,
    { changes: { consentManager: tcf, ...withoutSitecore }, settings: { consentBanner: 'true' } },
  ],
  ['consent that is never given', 0, { changes: never, settings: analytics }],
  ['consent that is never given, despite those of an editor', 0, { changes: never, layout: withOwn }],
  [
    'consent that is never given, and a component of an adopter',
    2,
    { changes: { ...never, componentServers }, layout: withOwn },
  ],
  [
    'consent that is never given, in edit mode',
    2,
    { changes: never, layout: withPageState(withOwn, 'edit') },
  ],
])('%s: %i Consent renderings', async (_, count, given) => {
  expect(await run(given)).toHaveLength(count);
});

test('is the last rendering of the footer and shows the texts of the dictionary', async () => {
  const layout = layoutOf([]);
  const footer = { uid: 'links', componentName: 'LinkList' };
  if (layout.sitecore.route) layout.sitecore.route.placeholders = { 'headless-footer': [footer] };
  const dictionary = { 'consent-title': 'May we?', 'consent-text': '<p>Only if you like.</p>' };
  const { dependencies } = createPageDependencies({}, { consentManager: { name: 'banner' } });
  const page = toServerPage({ key, site: sampleSite, layout, dictionary, pageLanguages: [] });
  const { route } = (await addConsent(page, dependencies)).layout.sitecore;
  expect(route?.placeholders).toEqual({
    'headless-footer': [
      footer,
      expect.objectContaining({
        componentName: 'Consent',
        fields: { Title: { value: 'May we?' }, Text: { value: '<p>Only if you like.</p>' } },
      }),
    ],
  });
});

test('an inherited name is no phrase', async () => {
  const dictionary: Record<string, string> = Object.create({ 'consent-title': 'inherited' });
  expect((await run({ dictionary }))[0]?.fields).toMatchObject({ Title: { value: 'consent-title' } });
});

test.each<[string, Layout, (string | undefined)[]]>([
  [
    'a page with a Consent of its editor',
    layoutOf([{ componentName: 'Box', placeholders: { box: [own] } }]),
    ['own'],
  ],
  ['a page whose Consent has only fields', layoutOf([{ ...own, dataSource: '', fields }]), ['own']],
  ['a page whose Consent has no texts', layoutOf([{ ...own, dataSource: '' }]), ['own', 'consent']],
  ['a page in preview', withPageState(layoutOf([]), 'preview'), ['consent']],
  ['a page that an editor changes', withPageState(layoutOf([]), 'edit'), []],
  [
    'one component of the design library',
    { sitecore: { ...layoutOf([]).sitecore, context: { renderingType: 'component' } } },
    [],
  ],
  ['a layout without a route', { sitecore: { context: {}, route: null } }, []],
])('%s has one banner at most', async (_, layout, uids) => {
  expect((await run({ layout })).map(({ uid }) => uid)).toEqual(uids);
});
