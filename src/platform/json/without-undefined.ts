import { isRecord } from './json-types';

/** Copies plain data without the properties that are `undefined`, because Next refuses `undefined` in page props. */
export function withoutUndefined<Value>(value: Value): Value;
export function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutUndefined(part));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      part === undefined ? [] : [[name, withoutUndefined(part)]],
    ),
  );
}
