import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

const QUERY = `{
  search(where: { AND: [
    { name: "_templates", value: "{04646A89-996F-4EE7-878A-FFDBF1F0EF0D}" }
    { name: "_language", value: "en" }
  ] } first: 100) { results { path componentName: field(name: "componentName") { value } } }
}`;

test('every template has a rendering item, except the templates of pages and inline items', async () => {
  const cms = await startTestCms();
  const answer = JSON.stringify(await cms.query(QUERY));
  await cms.close();
  expect(answer).toContain(
    JSON.stringify({
      path: '/sitecore/layout/Renderings/Project/acme/Promo',
      componentName: { value: 'Promo' },
    }),
  );
  expect(answer).toContain('"PartialDesignDynamicPlaceholder"');
  expect(answer).not.toMatch(/"(Page|Person|Card)"/);
});
