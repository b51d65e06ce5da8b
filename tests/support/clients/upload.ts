import { z } from 'zod';

import { sendAuthoring } from './authoring.ts';

const GRANT = `mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { presignedUploadUrl } }`;

const Granted = z.object({ uploadMedia: z.object({ presignedUploadUrl: z.url() }) });

const Answer = z.looseObject({
  media: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Asks where to send a file. Returns the address, or why there is none. */
export async function grantUpload(url: string, input: { itemPath: string; alt?: string; language?: string }) {
  const { data, errors } = await sendAuthoring(url, GRANT, { input: { by: 'Ada', ...input } });
  return errors
    ? { address: null, message: errors[0]?.message ?? '' }
    : { address: Granted.parse(data).uploadMedia.presignedUploadUrl, message: '' };
}

/** Uploads a file as scripts for XM Cloud do. `status` is 0 if the path was refused. */
export async function upload(
  url: string,
  input: { itemPath: string; alt?: string; language?: string },
  body: Uint8Array | FormData,
) {
  const { address, message } = await grantUpload(url, input);
  if (address === null) return { status: 0, message, media: undefined };
  const sent = body instanceof FormData ? body : new Uint8Array(body);
  const response = await fetch(address, { method: 'POST', body: sent });
  const { media, errors } = Answer.parse(await response.json());
  return { status: response.status, message: errors?.[0]?.message ?? '', media };
}
