import { isRecord } from '@/lib/json-kinds';
import { isReservedId } from '@/lib/reserved-id';

const ATTRIBUTES = /^(class|id|title|lang|dir|role|hidden|aria-[a-z]+|data-[a-z0-9-]+)$/;

/** The attributes that only name and describe, as React wants them; none that runs or loads anything. */
export function toAttributes(attributes: unknown): Record<string, string> {
  if (!isRecord(attributes)) return {};
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const attribute = name.toLowerCase();
      if (!ATTRIBUTES.test(attribute) || typeof value !== 'string') return [];
      if (attribute === 'id' && isReservedId(value)) return [];
      return [[attribute === 'class' ? 'className' : attribute, value]];
    }),
  );
}
