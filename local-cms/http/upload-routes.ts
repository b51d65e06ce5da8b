import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';

import { AuthoringError } from '../authoring/authoring-error.ts';
import { PathError } from '../authoring/files/content-path.ts';
import { DiskError, UnfinishedError, UnsettledError } from '../authoring/files/disk-errors.ts';
import type { AuthoringContext } from '../authoring/graphql/authoring-context.ts';
import { ConflictError } from '../authoring/save/file-change.ts';
import { UPLOAD_PATH } from '../authoring/uploads/create-uploads.ts';
import { receiveUpload } from '../authoring/uploads/receive-upload.ts';
import { UploadError } from '../authoring/uploads/upload-error.ts';
import { ContentError } from '../content/content-error.ts';
import { BusyError, limitWork } from '../platform/limit-work.ts';
import { requireWriter } from './authoring-routes.ts';
import {
  InterruptedError,
  MAX_BODY_BYTES,
  MAX_FILE_BYTES,
  readUploadBody,
  TooLargeError,
  TooSlowError,
} from './read-upload-body.ts';

/** Each takes up to three times the memory of its file. The editor sends one file after another. */
const MAX_AT_ONCE = 8;

type Env = { Bindings: HttpBindings };

type Status = 400 | 403 | 408 | 409 | 413 | 415 | 422 | 503 | 507;

const refuse = (context: Context, status: Status, message: string): Response => {
  // The rest of the body is not read, so the connection cannot be used again.
  context.header('connection', 'close');
  return context.json({ errors: [{ message }] }, status);
};

/** Scripts for XM Cloud send the file in a form. */
async function readForm(bytes: Buffer, type: string): Promise<Buffer> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new UploadError('The form cannot be read.', { cause });
    });
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  const [file] = files;
  if (files.length !== 1 || !file) throw new UploadError('Send one file.');
  return Buffer.from(await file.arrayBuffer());
}

async function readFile({ req }: Context): Promise<Buffer> {
  const type = req.header('content-type') ?? '';
  const bytes = await readUploadBody(req.raw.body);
  const file = /^multipart\/form-data *;/i.test(type) ? await readForm(bytes, type) : bytes;
  if (file.length > MAX_FILE_BYTES) throw new TooLargeError('The file is larger than 20 MB.');
  return file;
}

/** The messages of these errors are for the person who uploads. The first that fits counts. */
const REFUSALS: readonly (readonly [abstract new (...parts: never[]) => Error, Status])[] = [
  [TooLargeError, 413],
  [TooSlowError, 408],
  [InterruptedError, 400],
  [UploadError, 415],
  [AuthoringError, 400],
  [PathError, 400],
  [ConflictError, 409],
  [ContentError, 422],
  [BusyError, 503],
  [DiskError, 507],
  [UnfinishedError, 507],
  [UnsettledError, 507],
];

async function receive(context: Context, authoring: AuthoringContext): Promise<Response> {
  const { req } = context;
  const grant = authoring.uploads.redeem(req.query('token') ?? '');
  if (!grant)
    return refuse(context, 403, 'The address of this upload was used or has expired. Ask for another.');
  if (Number(req.header('content-length') ?? 0) > MAX_BODY_BYTES)
    return refuse(context, 413, 'The file is larger than 20 MB.');
  try {
    return context.json(await receiveUpload(authoring, grant, await readFile(context)));
  } catch (error) {
    const [, status] = REFUSALS.find(([kind]) => error instanceof kind) ?? [];
    if (status === undefined || !(error instanceof Error)) throw error;
    return refuse(context, status, error.message);
  }
}

type UploadParts = { authoring: AuthoringContext; publicUrl: string };

/** Receives media files. Only somebody who may change content gets the address of an upload. */
export function createUploadRoutes({ authoring, publicUrl }: UploadParts): Hono<Env> {
  const app = new Hono<Env>();
  const limited = limitWork({ running: MAX_AT_ONCE, waiting: 0 });
  app.post(UPLOAD_PATH, requireWriter(publicUrl), async (context) => {
    try {
      return await limited(() => receive(context, authoring));
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      // The address was not used, so it can be tried again.
      return refuse(context, 503, 'Too many uploads at the same time. Try again.');
    }
  });
  return app;
}
