import { parseConfig } from '@/platform/config/config';
import { createPagePolicies } from './page-policy';

const createPolicies = (env: Record<string, string> = {}) =>
  createPagePolicies(parseConfig({ SITECORE_EDGE_CONTEXT_ID: 'ctx', SITECORE_SITE_NAME: 'main', ...env }));

type Kind = keyof ReturnType<typeof createPagePolicies>;

/** Returns the sources of a directive. */
function findSources(directive: string, env: Record<string, string> = {}, kind: Kind = 'visitor'): string[] {
  const policy = createPolicies(env)[kind]['Content-Security-Policy'] ?? '';
  const [, ...sources] =
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ') ?? [];
  return sources;
}

test('visitors run the scripts of the site, of its forms and of the services that the operator allows', () => {
  const own = ["'self'", 'blob:', 'https://edge-platform.sitecorecloud.io'];
  expect(findSources('script-src')).toEqual([...own, 'https://www.googletagmanager.com']);
  expect(findSources('script-src', { CSP_SCRIPT_SOURCES: "https://consent.test, 'sha256-abc='" })).toEqual([
    ...own,
    'https://consent.test',
    "'sha256-abc='",
  ]);
});

test('a source is a folder if it ends in a slash, and `none` is no source', () => {
  const env = { CSP_SCRIPT_SOURCES: 'none', CSP_FRAME_SOURCES: 'https://a.test/b/, https://a.test/c' };
  expect(findSources('script-src', env)).toEqual([
    "'self'",
    'blob:',
    'https://edge-platform.sitecorecloud.io',
  ]);
  expect(findSources('frame-src', env)).toEqual(
    expect.arrayContaining(['https://a.test/b/', 'https://a.test/c']),
  );
});

test.each(['default-src', 'script-src', 'base-uri', 'form-action', 'frame-src', 'connect-src', 'img-src'])(
  'the directive %s neither allows everything nor any code in the page',
  (directive) => {
    const sources = findSources(directive);
    expect(sources).toContain("'self'");
    for (const source of ['*', 'https:', 'http:', "'unsafe-inline'", "'unsafe-eval'"])
      expect(sources).not.toContain(source);
  },
);

test('pages contain no plug-ins', () => {
  expect(findSources('object-src')).toEqual(["'none'"]);
});

test('images come from the CMS, from its media and components, and from services', () => {
  const env = {
    GRAPH_QL_ENDPOINT: 'https://cm.test/graphql',
    SITECORE_API_KEY: 'key',
    SITECORE_EDGE_CONTEXT_ID: '',
    ALLOWED_MEDIA_HOSTS: 'media.test, *.cdn.test',
    ALLOWED_COMPONENT_HOSTS: 'components.test:8443',
    CSP_SCRIPT_SOURCES: 'https://consent.test,https://www.googletagmanager.com',
    CSP_CONNECT_SOURCES: 'https://collect.test',
  };
  const hosts = [
    'https://cm.test',
    'https://edge-platform.sitecorecloud.io',
    'media.test',
    '*.cdn.test',
    'components.test:8443',
    'https://consent.test',
    'https://www.googletagmanager.com',
    'https://collect.test',
  ];
  expect(findSources('img-src', env)).toEqual(["'self'", 'data:', ...hosts]);
  expect(findSources('media-src', env)).toEqual(["'self'", ...hosts]);
});

test('keywords for scripts apply to scripts only', () => {
  const policy = createPolicies({ CSP_SCRIPT_SOURCES: "'unsafe-eval',https://a.test" }).visitor;
  expect(policy['Content-Security-Policy']?.match(/unsafe-eval/g)).toHaveLength(1);
});

test('only the site, Sitecore and the configured editors can frame a page', () => {
  const env = { JSS_ALLOWED_ORIGINS: 'https://editor.test,https://*.editors.test' };
  for (const kind of ['visitor', 'editor'] as const) {
    expect(findSources('frame-ancestors', env, kind)).toEqual([
      "'self'",
      'https://editor.test',
      'https://*.editors.test',
      'https://pages.sitecorecloud.io',
      'https://app.sitecorecloud.io',
    ]);
  }
});

test("the page editor's scripts run only in pages that it edits", () => {
  const env = { JSS_ALLOWED_ORIGINS: 'https://editor.test' };
  const editorHosts = [
    'https://*.sitecorecloud.io',
    'https://feaasstatic.blob.core.windows.net',
    'https://editor.test',
  ];
  expect(findSources('script-src', env, 'editor')).toEqual(expect.arrayContaining(editorHosts));
  for (const host of editorHosts) expect(findSources('script-src', env)).not.toContain(host);
});

test('browsers report violations to the site, or to the URL that the operator gives', () => {
  expect(createPolicies().visitor).toMatchObject({ 'Reporting-Endpoints': 'csp="/api/csp-report"' });
  expect(findSources('report-uri')).toEqual(['/api/csp-report']);
  expect(findSources('report-to')).toEqual(['csp']);
  expect(findSources('report-uri', { CSP_REPORT_URI: 'https://reports.test/x' })).toEqual([
    'https://reports.test/x',
  ]);
});

test('with report-only, browsers block nothing but frames of strangers', () => {
  const enforced = createPolicies().visitor['Content-Security-Policy'] ?? '';
  const { visitor } = createPolicies({ CSP_REPORT_ONLY: 'true' });
  expect(visitor['Content-Security-Policy']).toBe(
    "frame-ancestors 'self' https://pages.sitecorecloud.io https://app.sitecorecloud.io",
  );
  expect(enforced).toBe(
    `${visitor['Content-Security-Policy-Report-Only']}; ${visitor['Content-Security-Policy']}`,
  );
});

test.each([
  ['CSP_SCRIPT_SOURCES', 'https:'],
  ['CSP_SCRIPT_SOURCES', '*'],
  ['CSP_SCRIPT_SOURCES', "https://a.test; script-src 'unsafe-inline'"],
  ['CSP_SCRIPT_SOURCES', "'nonce-abc'"],
  ['CSP_CONNECT_SOURCES', "'unsafe-inline'"],
  ['CSP_FRAME_SOURCES', 'https://a.test x'],
  ['CSP_FRAME_SOURCES', 'none,https://a.test'],
  ['CSP_REPORT_URI', 'http://a.test'],
  ['CSP_REPORT_URI', '/x; script-src *'],
  ['CSP_REPORT_URI', '/x"'],
  ['CSP_REPORT_ONLY', 'yes'],
])('%s cannot be %j', (name, value) => {
  expect(() => createPolicies({ [name]: value })).toThrow(name);
});
