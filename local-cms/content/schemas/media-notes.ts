import { z } from 'zod';

import { checkSource, type SourceFile } from '../source-file.ts';
import { focusSchema, textSchema } from './field-schemas.ts';

/** What is the same wherever a media file is shown: its alternative text by language, and its focal point. */
export const MediaNote = z.strictObject(
  { alt: z.record(z.string(), textSchema).default({}), focus: focusSchema.optional() },
  'write a media file as name.jpg: { alt: { en: … }, focus: 30% 60% }',
);

export type MediaNote = z.output<typeof MediaNote>;

/** The notes by the path of the media file below media/. */
export type MediaNotes = ReadonlyMap<string, MediaNote>;

export const toMediaNotes = (source: SourceFile): MediaNotes =>
  new Map(Object.entries(checkSource(source, z.record(z.string(), MediaNote), Object.keys(MediaNote.shape))));
