/** @jest-environment jsdom */
import { changeCount } from './change-count.ts';
import { content } from './content.ts';
import { media, needMedia } from './media.ts';

test('the media are loaded once for all who need them, and again after a change of others', async () => {
  const cms = { folders: ['a'], asked: 0 };
  globalThis.fetch = async () => {
    cms.asked += 1;
    return {
      ok: true,
      json: async () => ({ isReadOnly: false, folders: cms.folders, files: [] }),
    } as Response;
  };
  const site = { name: 'acme', folder: 'acme', isRecorded: false, defaultLanguage: 'en' };
  content.value = {
    siteUrl: 'http://localhost:3000',
    sites: [{ ...site, languages: [], components: [], templates: [] }],
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const stops = [needMedia(), needMedia()];
  await settle();
  expect([media.value?.folders, cms.asked]).toEqual([['a'], 1]);
  cms.folders = ['a', 'b'];
  changeCount.value += 1;
  await settle();
  expect([media.value?.folders, cms.asked]).toEqual([['a', 'b'], 2]);
  for (const stop of stops) stop();
});
