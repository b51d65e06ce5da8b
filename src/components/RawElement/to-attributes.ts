import { isRecord } from '@/platform/json/json-types';
import { isReservedAttribute } from '@/rendering/markup/allowed-html';

const ATTRIBUTES = /^(class|title|lang|dir|role|hidden|aria-[a-z]+|data-[a-z0-9-]+)$/;

/** Returns the harmless attributes with their names in React. Leaves out ids, which could be on the page twice. */
export function toAttributes(attributes: unknown): Record<string, string> {
  if (!isRecord(attributes)) return {};
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const attribute = name.toLowerCase();
      if (!ATTRIBUTES.test(attribute) || isReservedAttribute(attribute) || typeof value !== 'string')
        return [];
      return [[attribute === 'class' ? 'className' : attribute, value]];
    }),
  );
}
