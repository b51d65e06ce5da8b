import fc from 'fast-check';
import { EnvironmentSchema } from '../config/environment-schema';
import { toAllowedUrl } from './allowed-url';

const setting = 'ALLOWED_COMPONENT_HOSTS';
const hosts = [
  'components.test',
  '*.cdn.test',
  'ports.test:8443',
  'localhost:4000',
  '127.0.0.1:4000',
  '10.0.0.1',
  '[::1]',
  '10.0.0.2:8443',
];
const allowed = { setting, hosts };

test.each([
  'https://components.test/a',
  'https://COMPONENTS.test/a',
  'https://components.test:443/a',
  'https://eu.cdn.test/a',
  'https://a.b.cdn.test/a',
  'https://ports.test:8443/a',
  'http://localhost:4000/a',
  'http://127.0.0.1:4000/a',
  'https://10.0.0.2:8443/a',
])('allows %s', (address) => {
  expect(toAllowedUrl(address, allowed).url.href).toContain('/a');
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
  'https://10.0.0.1/a',
  'https://0x0a000001/a',
  'https://[::1]/a',
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
  const find = () => toAllowedUrl(address, { setting, hosts: ALLOWED_COMPONENT_HOSTS });
  if (isAllowed) expect(find().url.href).toBe(address);
  else expect(find).toThrow('is not in ALLOWED_COMPONENT_HOSTS');
});

test.each([
  ['https://components.test/a', false],
  ['https://ports.test:8443/a', true],
  ['http://localhost:4000/a', true],
])('only a host that is listed with its port may be in a private network: %s %s', (address, mayBePrivate) => {
  expect(toAllowedUrl(address, allowed).mayBePrivate).toBe(mayBePrivate);
});

test('refuses everything when no host is allowed', () => {
  expect(() => toAllowedUrl('https://components.test/', { setting, hosts: [] })).toThrow(
    /is not in ALLOWED_COMPONENT_HOSTS/,
  );
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
    return toAllowedUrl(address, allowed).url.host;
  } catch {
    return null;
  }
}
