import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { createPage } from '@tests/fixtures/page';
import { createIsolate } from './create-isolate';

const componentMap = {
  Broken: {
    Default: () => {
      throw new Error('no price');
    },
  },
  Text: { Default: () => <p>text</p> },
};

const createIsolateWithLines = () => {
  const { logger, lines } = createRecordingLogger();
  return { lines, isolate: createIsolate({ componentMap, deadlineMs: 1000, logger }) };
};

test('returns a page without failures unchanged', async () => {
  const { isolate, lines } = createIsolateWithLines();
  const page = createPage([{ uid: '1', componentName: 'Text' }]);
  expect(await isolate(page)).toBe(page);
  expect(lines).toEqual([]);
});

test('marks a component that fails on the server and logs it once for each page', async () => {
  const { isolate, lines } = createIsolateWithLines();
  const renderings = [
    { uid: '1', componentName: 'Broken' },
    { uid: '2', componentName: 'Text' },
  ];
  const page = createPage(renderings);
  const { layout } = await isolate(page);
  expect(layout.sitecore.route?.placeholders?.['headless-main']).toMatchObject([
    { uid: '1', failure: '' },
    { uid: '2', componentName: 'Text' },
  ]);
  await isolate(page);
  await isolate({ ...page, path: '/other' });
  const place = { site: 'main', language: 'en', uid: '1', componentName: 'Broken' };
  expect(lines).toMatchObject([
    { level: 'error', fields: { ...place, path: '/' } },
    { level: 'error', fields: { ...place, path: '/other' } },
  ]);
});
