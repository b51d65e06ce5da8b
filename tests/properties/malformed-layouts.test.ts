import fc from 'fast-check';
import { malformedLayout } from '../support/fixtures/malformed-layout';
import { findMarkupFaults } from '../support/fixtures/markup-faults';
import { propertyRuns } from '../support/jest/property-runs.ts';
import { buildVisitorPage } from '../support/static-pages/build-visitor-page';

/**
 * Returns whether a fault is an unescaped `&`, which stays in a text without tags such as `R&D;` (decision
 * 014).
 */
const isLooseAmpersand = (fault: string): boolean => fault.startsWith('unrecognized-char-ref');

test('a malformed layout breaks neither the page nor its valid renderings, and its HTML is valid', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const runs = propertyRuns(2000);
  let validRenderings = 0;
  const property = fc.asyncProperty(malformedLayout, async ({ layout, healthyTexts }) => {
    const { html } = (await buildVisitorPage(layout, 'real')).props.staticPage;
    for (const text of healthyTexts) expect(html.split(text)).toHaveLength(2);
    expect((await findMarkupFaults(html)).filter((fault) => !isLooseAmpersand(fault))).toEqual([]);
    validRenderings += healthyTexts.length;
  });
  await fc.assert(property, { numRuns: runs });
  expect(validRenderings).toBeGreaterThan(runs / 2);
  warn.mockRestore();
}, 300_000);
