import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import { LANGUAGE_CODE } from '@/platform/text/language-code';
import { toItemId } from './item-id';

/** An item, or the layout of a page, that was published or withdrawn. */
export type Update = {
  kind: 'item' | 'layout';
  id: string;
  /** `null`: any language. */
  language: string | null;
};

export type Publish = {
  /** Identifies the publish. Experience Edge sends a large publish in several requests with the same id. */
  id: string | null;
  updates: readonly Update[];
  /** Whether anything can have changed, because the request does not say what. */
  isEverything: boolean;
  /** Whether more requests of the same publish follow. */
  continues: boolean;
  /** The definitions of entities that are neither items nor layouts. */
  unknown: readonly string[];
  /** Equal for a request that is sent again; `null` if equal requests can be different publishes. */
  fingerprint: string | null;
};

/** Experience Edge sends far fewer in a request. More mean that anything can have changed. */
const MAX_UPDATES = 20_000;

// A malformed entry becomes `null`, so that the others are used.
const RawUpdate = z
  .object({
    identifier: z.string().max(200),
    entity_definition: z.string().max(100).default('Item'),
    entity_culture: z.string().max(50).nullish(),
  })
  .nullable()
  .catch(null);

const RawPublish = z.object({
  invocation_id: z.string().min(1).max(100).nullish().catch(null),
  // Checked before the entries, because a problem with each would take seconds.
  updates: z.array(z.unknown()).max(MAX_UPDATES).pipe(z.array(RawUpdate)),
  continues: z.boolean().nullish().catch(null),
});

type RawUpdate = NonNullable<z.output<typeof RawUpdate>>;

const LAYOUT_SUFFIX = /-layout$/i;

/**
 * Reads the body that the webhook of Experience Edge sends: the changes (OnUpdate, ContentUpdated), or any text that its
 * configuration contains (OnEnd), which says only that something was published.
 */
export function readPublish(body: string): Publish {
  const parsed = RawPublish.safeParse(parseJson(body));
  if (!parsed.success) {
    return { id: null, updates: [], isEverything: true, continues: false, unknown: [], fingerprint: null };
  }
  const { invocation_id: id = null, updates: raw, continues } = parsed.data;
  const known = raw.filter((update) => update !== null);
  const updates = known.flatMap((update) => toUpdate(update) ?? []);
  return {
    id,
    updates: [...new Map(updates.map((update) => [JSON.stringify(update), update])).values()],
    isEverything: raw.length > known.length,
    continues: continues === true,
    unknown: listUnknown(known),
    fingerprint: id && createHash('sha256').update(JSON.stringify(parsed.data)).digest('hex'),
  };
}

/** `<id>-layout` is a layout and `<id>` an item, whatever the definition is called. */
function toUpdate({ identifier, entity_culture }: RawUpdate): Update | null {
  const id = toItemId(identifier.replace(LAYOUT_SUFFIX, ''));
  if (!id) return null;
  const language = entity_culture && LANGUAGE_CODE.test(entity_culture) ? entity_culture : null;
  return { kind: LAYOUT_SUFFIX.test(identifier) ? 'layout' : 'item', id, language };
}

const KNOWN_DEFINITIONS = ['item', 'layoutdata'];

function listUnknown(updates: readonly RawUpdate[]): string[] {
  const isKnown = (update: RawUpdate) =>
    KNOWN_DEFINITIONS.includes(update.entity_definition.toLowerCase()) && toUpdate(update) !== null;
  return [...new Set(updates.filter((update) => !isKnown(update)).map((update) => update.entity_definition))];
}
