import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createEndpoint, type PublicError } from '../../graphql/create-endpoint.ts';
import { findContentError } from '../../graphql/create-graphql.ts';
import type { Log } from '../../model/content-store.ts';
import { AuthoringError } from '../authoring-error.ts';
import { PathError } from '../files/content-path.ts';
import { DiskError, UnfinishedError, UnsettledError } from '../files/disk-errors.ts';
import { IncompleteError } from '../incomplete-error.ts';
import { ConflictError } from '../save/file-change.ts';
import { renamePhrase, updatePhrase } from '../site/update-phrase.ts';
import { updateRedirects } from '../site/update-redirects.ts';
import { deleteVariant, updateVariants } from '../site/variant-mutations.ts';
import { UploadError } from '../uploads/upload-error.ts';
import type { AuthoringContext } from './authoring-context.ts';
import { item, itemResolvers } from './item-resolvers.ts';
import { changeDatasource } from './items/change-datasource.ts';
import { addItemVersion, createItem } from './items/create-item.ts';
import { deleteItem } from './items/delete-item.ts';
import { redo, undo, updateItem } from './items/item-mutations.ts';
import { updateLayout } from './items/update-layout.ts';
import { jsonScalar } from './json-scalar.ts';
import { cropMedia } from './media/crop-media.ts';
import { deleteMedia, updateMedia, uploadMedia } from './media/media-mutations.ts';
import { moveMedia } from './media/move-media.ts';
import { moveItem, renameItem } from './pages/move-item.ts';
import { copyItem, schedulePublish, updatePage } from './pages/page-mutations.ts';
import { describeHistory } from './versions/item-history.ts';
import { deleteItemVersion, publishItemVersion, restoreItemVersion } from './versions/version-mutations.ts';

const MAX_JOURNAL = 500;

const resolvers = {
  JSON: jsonScalar,
  Query: {
    item,
    journal: (_: unknown, { first }: { first: number }, { journal }: AuthoringContext) =>
      journal.list(Math.min(Math.max(0, first), MAX_JOURNAL)),
    history: (_: unknown, { page, by }: { page: string; by?: string | null }, context: AuthoringContext) =>
      describeHistory(context, [page], by),
  },
  Mutation: {
    createItem,
    addItemVersion,
    updateItem,
    updateLayout,
    changeDatasource,
    moveItem,
    renameItem,
    copyItem,
    updatePage,
    deleteItem,
    deleteItemVersion,
    publishItemVersion,
    schedulePublish,
    restoreItemVersion,
    undo,
    redo,
    updatePhrase,
    renamePhrase,
    updateRedirects,
    updateVariants,
    deleteVariant,
    uploadMedia,
    updateMedia,
    cropMedia,
    moveMedia,
    deleteMedia,
  },
  ...itemResolvers,
};

/** Conflicts tell both values, so that a person can choose. A value that is missing was removed. */
function findPublicError(error: Error): PublicError | null {
  const { message } = error;
  if (error instanceof ConflictError)
    return { message, extensions: { code: 'CONFLICT', conflicts: error.conflicts } };
  if ([DiskError, UnfinishedError, UnsettledError].some((kind) => error instanceof kind))
    return { message, extensions: { code: 'DISK_ERROR' } };
  if (error instanceof AuthoringError || error instanceof PathError || error instanceof UploadError)
    return { message, extensions: { code: 'BAD_USER_INPUT' } };
  const found = findContentError(error);
  return found && error instanceof IncompleteError
    ? { ...found, extensions: { ...found.extensions, code: 'INCOMPLETE' } }
    : found;
}

export type AuthoringHandler = (request: Request, context: AuthoringContext) => Promise<Response>;

export function createAuthoringGraphQL(log: Log): AuthoringHandler {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.graphql`), 'utf8');
  const typeDefs = ['authoring', 'media', 'pages', 'site', 'versions'].map(read);
  return createEndpoint<AuthoringContext>({ typeDefs, resolvers, log, findPublicError });
}
