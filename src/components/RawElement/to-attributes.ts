import { isRecord } from '@/lib/json-kinds';

const ATTRIBUTES = /^(class|title|lang|dir|role|hidden|aria-[a-z]+|data-[a-z0-9-]+)$/;

/** The attributes that only describe, as React wants them; none that runs or loads anything, and no id of a page's. */
export function toAttributes(attributes: unknown): Record<string, string> {
  if (!isRecord(attributes)) return {};
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const attribute = name.toLowerCase();
      if (!ATTRIBUTES.test(attribute) || typeof value !== 'string') return [];
      return [[attribute === 'class' ? 'className' : attribute, value]];
    }),
  );
}
