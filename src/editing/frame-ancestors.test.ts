/** @jest-environment node */
import { toFrameAncestors } from './frame-ancestors';

const SITECORE = 'https://pages.sitecorecloud.io https://app.sitecorecloud.io';

test.each([
  [[], `frame-ancestors 'self' ${SITECORE}`],
  [['http://localhost:4000'], `frame-ancestors 'self' http://localhost:4000 ${SITECORE}`],
  [
    ['https://*.test', 'http://localhost:*'],
    `frame-ancestors 'self' https://*.test http://localhost:* ${SITECORE}`,
  ],
  [['https://a.*.test', 'https://a;script-src', "https://'none'"], `frame-ancestors 'self' ${SITECORE}`],
])('%j gives the policy %s', (configured, policy) => {
  expect(toFrameAncestors(configured)).toBe(policy);
});
