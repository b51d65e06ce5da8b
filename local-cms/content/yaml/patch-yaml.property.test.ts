import { scalarValue } from '@tests/fixtures/random-text';
import { yamlData, yamlText } from '@tests/fixtures/random-yaml';
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { isCollection, Parser, parse, parseDocument } from 'yaml';

import { type Entry, listEntries } from './entries.ts';
import { patchYaml } from './patch-yaml.ts';
import { getLineEnd } from './patches.ts';
import { isRecord } from './same-data.ts';

type Place = { path: (string | number)[]; start: number; end: number };

/** Lists every field with the part of the text that a change may touch. A flow collection is one part. */
function listFields(text: string): Place[] {
  const walk = (node: unknown, path: Place['path'], flow: Omit<Place, 'path'> | null): Place[] =>
    isCollection(node)
      ? listEntries(text, node).flatMap((entry, index) =>
          toPlaces(entry, [...path, entry.key ?? index], flow),
        )
      : [];
  const toPlaces = (entry: Entry, path: Place['path'], flow: Omit<Place, 'path'> | null): Place[] => {
    const own = flow ?? { start: entry.valueStart ?? entry.start, end: entry.end };
    if (!isCollection(entry.node) || entry.node.items.length === 0) return [{ path, ...own }];
    return walk(entry.node, path, entry.node.flow ? own : flow);
  };
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  const isFlow = isCollection(contents) && contents.flow === true;
  return walk(contents, [], isFlow ? { start: 0, end: text.length } : null);
}

function setAt(data: unknown, [key, ...rest]: Place['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((part, index) => (index === key ? setAt(part, rest, value) : part));
  return isRecord(data) ? { ...data, [key]: setAt(data[key], rest, value) } : data;
}

const listComments = (text: string): string[] => {
  const found: string[] = [];
  const collect = (token: unknown): void => {
    if (Array.isArray(token)) token.forEach(collect);
    if (!isRecord(token)) return;
    if (token.type === 'comment') found.push(String(token.source));
    for (const part of Object.values(token)) if (typeof part === 'object') collect(part);
  };
  for (const token of new Parser().parse(text)) collect(token);
  return found;
};

test('a change of one field touches nothing else', () => {
  fc.assert(
    fc.property(yamlText, fc.nat(), scalarValue, (written, choice, value) => {
      const text = written.replace(/^\uFEFF/, '');
      const fields = listFields(text);
      const place = fields[choice % Math.max(1, fields.length)];
      fc.pre(place !== undefined);
      if (!place) return;
      const intended = setAt(parse(text), place.path, value);
      const patched = patchYaml(text, intended);
      expect(parse(patched)).toEqual(intended);
      expect(patched.slice(0, place.start)).toBe(text.slice(0, place.start));
      const after = text.slice(getLineEnd(text, place.end));
      expect(patched.slice(patched.length - after.length)).toBe(after);
      expect(listComments(patched)).toEqual(listComments(text));
    }),
    { numRuns: propertyRuns(5000, 100) },
  );
});

test('every file can get any data', () => {
  fc.assert(
    fc.property(yamlText, yamlData, (text, data) => {
      // The parser reads no list behind a byte order mark.
      fc.pre(isRecord(data) || !text.startsWith('\uFEFF'));
      expect(parse(patchYaml(text, data))).toEqual(data);
    }),
    { numRuns: propertyRuns(2000, 100) },
  );
});

/** Lists the paths of all lists with at least two entries. */
const listLists = (data: unknown, path: Place['path'] = []): Place['path'][] => {
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  const below = keys.flatMap((key) => listLists(getAt(data, [key]), [...path, key]));
  return Array.isArray(data) && data.length > 1 ? [path, ...below] : below;
};

function getAt(data: unknown, path: Place['path']): unknown {
  return path.reduce<unknown>(
    (part, key) => (Array.isArray(part) ? part[Number(key)] : isRecord(part) ? part[key] : undefined),
    data,
  );
}

test('a moved entry of a list takes its comments along', () => {
  fc.assert(
    fc.property(yamlText, fc.nat(), fc.nat(), fc.nat(), (text, choice, from, to) => {
      const data = parse(text);
      const lists = listLists(data);
      const path = lists[choice % Math.max(1, lists.length)];
      const list = path && getAt(data, path);
      fc.pre(Array.isArray(list));
      if (!path || !Array.isArray(list)) return;
      const rest = list.toSpliced(from % list.length, 1);
      const moved = rest.toSpliced(to % list.length, 0, list[from % list.length]);
      const intended = setAt(data, path, moved);
      const patched = patchYaml(text, intended);
      expect(parse(patched)).toEqual(intended);
      expect(listComments(patched).sort()).toEqual(listComments(text).sort());
    }),
    { numRuns: propertyRuns(2000, 100) },
  );
});
