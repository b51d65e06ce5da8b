import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { disk, type FileSystem } from '../../../local-cms/authoring/files/file-system.ts';
import type { AuthoringContext } from '../../../local-cms/authoring/graphql/authoring-context.ts';
import { createUploads } from '../../../local-cms/authoring/uploads/create-uploads.ts';
import { listFiles } from '../../../local-cms/content/content-files.ts';
import { openTestAuthoring } from './open-test-authoring.ts';
import { sampleContent } from './sample-content.ts';

/** Opens a content folder, and what the resolvers of the authoring API work with, without a server. */
export async function openTestContext(
  content: Readonly<Record<string, string>> = sampleContent,
  ownDisk: FileSystem = disk,
) {
  const world = await openTestAuthoring(content, undefined, ownDisk);
  const { contentFolder } = world;
  const context: AuthoringContext = {
    ...world,
    publicUrl: 'http://cms.test',
    uploads: createUploads(),
    readFile: async (file) => (await disk.read(path.join(contentFolder, file)))?.toString() ?? null,
    listFiles: async () => (await listFiles(contentFolder)).map((file) => file.path),
  };
  return { ...world, context, listMedia: () => readdir(path.join(contentFolder, 'acme/media')) };
}
