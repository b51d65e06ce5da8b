import { SiteResolver } from '@sitecore-jss/sitecore-jss-nextjs/site';
import fc from 'fast-check';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { propertyRuns } from '../support/jest/property-runs.ts';

const name = fc.stringMatching(/^[ab]{1,2}(\.[ab]{1,2}){0,2}$/);
const pattern = fc.oneof(
  name,
  name.map((host) => `*.${host}`),
  name.map((host) => host.replace('a', '*')),
  fc.constant('*'),
);
const hostName = fc
  .tuple(fc.array(pattern, { minLength: 1, maxLength: 3 }), fc.constantFrom('|', ', ', ' ; '))
  .map(([patterns, separator]) => patterns.join(separator));

const hostNamesOfSites = fc.array(hostName, { minLength: 1, maxLength: 4 });

test('finds the same site as the SDK, or the first site when the SDK finds none', () => {
  fc.assert(
    fc.property(hostNamesOfSites, name, fc.constantFrom(null, 0, 1), (hostNames, host, main) => {
      const sites = hostNames.map((patterns, i) => {
        return { name: `site-${i}`, hostName: patterns, defaultLanguage: 'en', languages: ['en'] };
      });
      const known = sites.map((site) => ({ ...site, language: 'en' }));
      const configured = known.filter((_, i) => i === main).map((site) => ({ ...site, hostName: '*' }));
      // The SDK's starter puts the configured site first (lib/site-resolver/plugins/default.ts).
      const resolver = new SiteResolver([...configured, ...known]);
      const { findByHost } = createSiteList(sites, `site-${main}`);
      expect(findByHost(host)?.name).toBe(findBySdk(resolver, host) ?? 'site-0');
    }),
    { numRuns: propertyRuns(3000) },
  );
});

function findBySdk(resolver: SiteResolver, host: string): string | null {
  try {
    return resolver.getByHost(host).name;
  } catch {
    return null; // The SDK throws when it finds no site.
  }
}
