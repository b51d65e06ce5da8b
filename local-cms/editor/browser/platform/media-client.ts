import * as z from 'zod/mini';
import { EditorProblem, request } from './client.ts';
import type { Mutation } from './mutations.ts';

const Use = z.object({
  /** The component and its title; empty for the page itself. */
  part: z.string(),
  field: z.string(),
  language: z.string(),
  file: z.string(),
  line: z.number(),
  owner: z.object({ title: z.string(), route: z.nullable(z.string()) }),
});

const Media = z.object({
  path: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  url: z.string(),
  alt: z.record(z.string(), z.string()),
  focus: z.nullable(z.string()),
  uses: z.array(Use),
});

const MediaList = z.object({ isReadOnly: z.boolean(), folders: z.array(z.string()), files: z.array(Media) });

export type Media = z.output<typeof Media>;
export type MediaUse = z.output<typeof Use>;
export type MediaList = z.output<typeof MediaList>;

export const fetchMedia = (site: string): Promise<MediaList> =>
  request(MediaList, `/editor/media?${new URLSearchParams({ site })}`);

const Done = z.object({ successful: z.boolean() });

export const uploadMedia: Mutation<{ presignedUploadUrl: string }> = {
  name: 'uploadMedia',
  input: 'UploadMediaInput',
  answer: 'presignedUploadUrl',
  schema: z.object({ presignedUploadUrl: z.string() }),
};

export const updateMedia: Mutation<z.output<typeof Done>> = {
  name: 'updateMedia',
  input: 'UpdateMediaInput',
  answer: 'successful',
  schema: Done,
};

export const cropMedia: Mutation<{ media: string }> = {
  name: 'cropMedia',
  input: 'CropMediaInput',
  answer: 'media',
  schema: z.object({ media: z.string() }),
};

export const moveMedia: Mutation<{ media: string }> = {
  ...cropMedia,
  name: 'moveMedia',
  input: 'MoveMediaInput',
};

export const deleteMedia: Mutation<z.output<typeof Done>> = {
  ...updateMedia,
  name: 'deleteMedia',
  input: 'DeleteMediaInput',
};

const Uploaded = z.union([
  z.object({ media: z.string() }),
  z.object({ errors: z.array(z.object({ message: z.string() })) }),
]);

function readUploaded(text: string): string {
  const answer = Uploaded.parse(JSON.parse(text));
  if ('media' in answer) return answer.media;
  throw new EditorProblem(answer.errors[0]?.message ?? 'The CMS refused the file.');
}

/** Posts a file. `fetch` cannot tell how much was sent. Returns the path below media/. */
export function postFile(url: string, file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest();
    sent.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    sent.addEventListener('error', () => reject(new EditorProblem(`${file.name} could not be sent.`)));
    sent.addEventListener('load', () => {
      try {
        resolve(readUploaded(sent.responseText));
      } catch (error) {
        reject(error);
      }
    });
    sent.open('POST', url);
    sent.send(file);
  });
}
