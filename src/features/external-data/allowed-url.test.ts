import fc from 'fast-check';
import { EnvironmentSchema } from '@/platform/config/environment-schema';
import { toAllowedUrl } from './allowed-url';

const allowed = ['components.test', '*.cdn.test', 'ports.test:8443', 'localhost:4000', '127.0.0.1:4000'];

test.each([
  'https://components.test/a',
  'https://COMPONENTS.test/a',
  'https://components.test:443/a',
  'https://eu.cdn.test/a',
  'https://a.b.cdn.test/a',
  'https://ports.test:8443/a',
  'http://localhost:4000/a',
  'http://127.0.0.1:4000/a',
])('allows %s', (address) => {
  expect(toAllowedUrl(address, allowed).href).toContain('/a');
});

test.each([
  'http://components.test/a',
  'https://components.test:8443/a',
  'https://ports.test/a',
  'https://cdn.test/a',
  'https://evilcdn.test/a',
  'https://cdn.test.evil.test/a',
  'https://components.test.evil.test/a',
  'https://components.test@evil.test/a',
  'https://user:secret@components.test/a',
  'https://evil.test/?https://components.test',
  'https://evil.test\\@components.test/',
  'http://localhost/a',
  'http://localhost:4001/a',
  'http://127.0.0.2:4000/a',
  'http://[::1]:4000/a',
  'http://0x7f000001:4001/a',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'data:text/html,x',
  'ftp://components.test/a',
  '//components.test/a',
  '/a',
  '',
])('refuses %j', (address) => {
  expect(() => toAllowedUrl(address, allowed)).toThrow(expect.objectContaining({ name: 'RefusedUrlError' }));
});

test.each([
  ['https://feaas.blob.core.windows.net/components/a/b/responsive/published', true],
  ['https://edge-platform.sitecorecloud.io/v1/files/x', true],
  ['https://other.blob.core.windows.net/x', false],
  ['https://feaas.blob.core.windows.net.evil.test/x', false],
  ['https://169.254.169.254/x', false],
  ['https://10.0.0.1/x', false],
  ['https://localhost/x', false],
])("of Sitecore's own hosts, which are the default, %s is one: %s", (address, isAllowed) => {
  const { ALLOWED_COMPONENT_HOSTS } = EnvironmentSchema.parse({ SITECORE_SITE_NAME: 'main' });
  const find = () => toAllowedUrl(address, ALLOWED_COMPONENT_HOSTS);
  if (isAllowed) expect(find().href).toBe(address);
  else expect(find).toThrow('is not in ALLOWED_COMPONENT_HOSTS');
});

test('refuses everything when no host is allowed', () => {
  expect(() => toAllowedUrl('https://components.test/', [])).toThrow(/is not in ALLOWED_COMPONENT_HOSTS/);
});

test('never allows a host that is not in the list', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (address, rest) => {
      for (const text of [address, address + rest, `https://${rest}components.test`, `https://x${rest}`]) {
        const host = findHost(text);
        if (host !== null)
          expect(['components.test', 'ports.test:8443']).toContain(
            host.replace(/.*\.cdn\.test/, 'components.test'),
          );
      }
    }),
  );
});

function findHost(address: string): string | null {
  try {
    return toAllowedUrl(address, allowed).host;
  } catch {
    return null;
  }
}
