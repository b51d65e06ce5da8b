import { z } from 'zod';

import { findCloseName, toUnknownNameText } from './close-name.ts';
import { ContentError, type Problem } from './content-error.ts';
import {
  checkboxSchema,
  dateSchema,
  fileSchema,
  imageSchema,
  linkSchema,
  numberSchema,
  referenceSchema,
  textSchema,
} from './field-schemas.ts';
import type { FieldSet, FieldValue, ItemReference, LinkValue } from './field-value.ts';
import type { Path, SourceFile } from './source-file.ts';
import type { FieldDefinition, Template, Templates } from './templates.ts';

/** Collects what is wrong in one file, so that the author sees all of it at once. */
export type Checker = {
  file: string;
  templates: Templates;
  lineAt(path: Path): number;
  report(path: Path, message: string): void;
  /** Throws when anything was reported. */
  finish(): void;
};

export function createChecker(source: SourceFile, templates: Templates): Checker {
  const problems: Problem[] = [];
  return {
    file: source.file,
    templates,
    lineAt: source.lineAt,
    report: (path, message) => problems.push({ file: source.file, line: source.lineAt(path), message }),
    finish: () => {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}

const recordSchema = z.record(z.string(), z.unknown());

const keysOf = (schema: z.ZodType): readonly string[] =>
  schema === linkSchema
    ? ['to', 'href', 'media', 'text', 'anchor', 'querystring', 'target', 'title', 'class']
    : ['media', 'alt', 'title', 'description'];

function reportIssue(checker: Checker, path: Path, schema: z.ZodType, issue: z.core.$ZodIssue): void {
  const at = [...path, ...issue.path];
  const field = path.findLast((step) => typeof step === 'string') ?? '';
  const name = [field, ...issue.path].map(String).join('.');
  if (issue.code !== 'unrecognized_keys') {
    checker.report(at, `${name}: ${issue.message}`);
    return;
  }
  for (const key of issue.keys) {
    const close = findCloseName(key, keysOf(schema));
    checker.report(
      [...at, key],
      `${name}: "${key}" is not known here.${close ? ` Did you mean "${close}"?` : ''}`,
    );
  }
}

/** The checked value, or `fallback` after the problem was reported. */
function read<Schema extends z.ZodType, Fallback>(
  checker: Checker,
  path: Path,
  schema: Schema,
  data: unknown,
  fallback: Fallback,
): z.output<Schema> | Fallback {
  if (data === null || data === undefined) return fallback;
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) reportIssue(checker, path, schema, issue);
  return fallback;
}

const readLink = (checker: Checker, path: Path, data: unknown): LinkValue | null => {
  const link = read(checker, path, linkSchema, data, null);
  return link && { ...link, line: checker.lineAt(path) };
};

const readList = (checker: Checker, path: Path, data: unknown): unknown[] =>
  read(checker, path, z.array(z.unknown(), 'write a list, each entry after a dash'), data, []);

function readReference(
  checker: Checker,
  path: Path,
  data: unknown,
  definition: FieldDefinition,
): ItemReference | null {
  const line = checker.lineAt(path);
  if (typeof data === 'string') {
    const reference = read(checker, path, referenceSchema, data, null);
    return reference && { ...reference, line };
  }
  const { itemTemplate } = definition;
  const template = checker.templates.get(itemTemplate ?? '');
  if (!template) {
    checker.report(
      path,
      `${definition.name}: an item that is written here needs its template: say "${definition.type} of <Template>" in templates.yml`,
    );
    return null;
  }
  return {
    kind: 'inline',
    template: template.name,
    fields: checkFields(checker, path, data, template),
    line,
  };
}

const isPresent = <Value>(value: Value | null): value is Value => value !== null;

function readValue(checker: Checker, path: Path, data: unknown, definition: FieldDefinition): FieldValue {
  const { type } = definition;
  const line = checker.lineAt(path);
  switch (type) {
    case 'text':
    case 'multiline text':
    case 'rich text':
      return { type, line, value: read(checker, path, textSchema, data, '') };
    case 'image':
      return { type, line, value: read(checker, path, imageSchema, data, null) };
    case 'file':
      return { type, line, value: read(checker, path, fileSchema, data, null) };
    case 'link':
      return { type, line, value: readLink(checker, path, data) };
    case 'date':
      return { type, line, value: read(checker, path, dateSchema, data, '') };
    case 'number':
      return { type, line, value: read(checker, path, numberSchema, data, null) };
    case 'checkbox':
      return { type, line, value: read(checker, path, checkboxSchema, data, false) };
    case 'links': {
      const links = readList(checker, path, data).map((entry, index) =>
        readLink(checker, [...path, index], entry),
      );
      return { type, line, value: links.filter(isPresent) };
    }
    case 'item':
      return { type, line, value: data ? readReference(checker, path, data, definition) : null };
    case 'items': {
      const entries = readList(checker, path, data);
      const items = entries.map((entry, index) =>
        readReference(checker, [...path, index], entry, definition),
      );
      return { type, line, value: items.filter(isPresent) };
    }
  }
}

/** The fields at `path` against their template; a field that the template does not have is reported. */
export function checkFields(checker: Checker, path: Path, data: unknown, template: Template): FieldSet {
  const written: Record<string, unknown> = read(checker, path, recordSchema, data, {});
  const names = template.fields.map((field) => field.name);
  for (const name of Object.keys(written)) {
    if (!names.includes(name)) {
      checker.report([...path, name], toUnknownNameText(`field of ${template.name}`, name, names));
    }
  }
  const values = template.fields.map((definition): [string, FieldValue] => {
    const { name } = definition;
    const value = Object.hasOwn(written, name) ? written[name] : undefined;
    return [name, readValue(checker, [...path, name], value, definition)];
  });
  return { file: checker.file, values: new Map(values) };
}
