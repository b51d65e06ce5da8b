import { z } from 'zod';

import { toUnknownNameText } from '../close-name.ts';
import { ContentError, type Problem } from '../content-error.ts';
import { type Path, type SourceFile, toIssueMessages } from '../source-file.ts';
import {
  checkboxSchema,
  dateSchema,
  fileKeys,
  fileSchema,
  imageKeys,
  imageSchema,
  linkKeys,
  linkSchema,
  numberSchema,
  referenceSchema,
  textSchema,
} from './field-schemas.ts';
import type { FieldSet, FieldValue, ItemReference, LinkValue } from './field-value.ts';
import type { FieldDefinition, Template, Templates } from './templates.ts';

/** Collects the problems of one file, so that the author sees all of them at once. */
export type Checker = {
  file: string;
  data: unknown;
  templates: Templates;
  lineAt(path: Path): number;
  report(path: Path, message: string): void;
  finish(): void;
};

export function createChecker(source: SourceFile, templates: Templates): Checker {
  const problems: Problem[] = [];
  return {
    file: source.file,
    data: source.data,
    templates,
    lineAt: source.lineAt,
    report: (path, message) => problems.push({ file: source.file, line: source.lineAt(path), message }),
    finish: () => {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}

const recordSchema = z.record(z.string(), z.unknown());

/** Returns the checked value, or `fallback` if the value is missing or invalid. Reports an invalid value. */
function read<Schema extends z.ZodType, Fallback>(
  checker: Checker,
  path: Path,
  schema: Schema,
  data: unknown,
  fallback: Fallback,
  keys: readonly string[] = [],
): z.output<Schema> | Fallback {
  if (data === null || data === undefined) return fallback;
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  const field = path.findLast((key) => typeof key === 'string') ?? '';
  for (const issue of checked.error.issues) {
    const name = [field, ...issue.path].map(String).join('.');
    for (const { path: below, message } of toIssueMessages(issue, keys)) {
      checker.report([...path, ...below], `${name}: ${message}`);
    }
  }
  return fallback;
}

const readLink = (checker: Checker, path: Path, data: unknown): LinkValue | null => {
  const link = read(checker, path, linkSchema, data, null, linkKeys);
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
      `${definition.name}: an inline item needs a template; write "${definition.type} of <Template>" in templates.yml`,
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

function readValue(checker: Checker, path: Path, data: unknown, definition: FieldDefinition): FieldValue {
  const { type } = definition;
  const line = checker.lineAt(path);
  switch (type) {
    case 'text':
    case 'multiline text':
    case 'rich text':
      return { type, line, value: read(checker, path, textSchema, data, '') };
    case 'image':
      return { type, line, value: read(checker, path, imageSchema, data, null, imageKeys) };
    case 'file':
      return { type, line, value: read(checker, path, fileSchema, data, null, fileKeys) };
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
      return { type, line, value: links.filter((entry) => entry !== null) };
    }
    case 'item':
      return { type, line, value: data ? readReference(checker, path, data, definition) : null };
    case 'items': {
      const entries = readList(checker, path, data);
      const items = entries.map((entry, index) =>
        readReference(checker, [...path, index], entry, definition),
      );
      return { type, line, value: items.filter((entry) => entry !== null) };
    }
  }
}

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
  const paths = new Map(names.map((name) => [name, [...path, name]]));
  return { file: checker.file, values: new Map(values), places: { data: checker.data, paths } };
}
