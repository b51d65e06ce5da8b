import * as z from 'zod/mini';

const State = z.enum(['edit', 'preview', 'normal']);

const OutlineNode = z.object({
  key: z.string(),
  type: z.string(),
  name: z.optional(z.string()),
  uid: z.optional(z.string()),
  /** Of a field: its name, and the item that has it. */
  title: z.optional(z.string()),
  fieldType: z.optional(z.string()),
  /** Whether the text of the field can be typed on the page. */
  canType: z.optional(z.boolean()),
  item: z.optional(z.object({ id: z.string(), language: z.string() })),
  get children() {
    return z.array(OutlineNode);
  },
});

export type OutlineNode = z.output<typeof OutlineNode>;

const Outline = z.object({
  state: State,
  path: z.string(),
  /** When the document was loaded, in milliseconds since 1970: two documents of the same frame have different ones. */
  loadedAt: z.number(),
  outline: z.array(OutlineNode),
  faults: z.array(z.string()),
});

export type Outline = z.output<typeof Outline>;

const FieldName = z.object({ item: z.string(), field: z.string() });

const Typed = z.extend(FieldName, { value: z.string() });

/** `item` is the id of the page in edit state; null in other states. */
const Refreshed = z.object({ isDone: z.boolean(), state: State, item: z.nullable(z.string()) });

const channel = z.literal('page-editor');

/** In pixels of the page, from its top left corner. */
const Box = z.object({ top: z.number(), left: z.number(), width: z.number(), height: z.number() });

export type Box = z.output<typeof Box>;

/** A message that the canvas script (../canvas/browser/main.ts) sends to the page editor. */
export const Message = z.discriminatedUnion('name', [
  z.object({ channel, name: z.literal('outline'), data: Outline }),
  z.object({ channel, name: z.literal('refreshed'), data: Refreshed }),
  z.object({ channel, name: z.literal('scrolled'), data: z.object({ top: z.number() }) }),
  z.object({
    channel,
    name: z.literal('boxes'),
    data: z.object({ boxes: z.record(z.string(), Box) }),
  }),
  z.object({ channel, name: z.literal('hover'), data: z.object({ key: z.string() }) }),
  z.object({ channel, name: z.literal('selected'), data: z.object({ key: z.string() }) }),
  z.object({ channel, name: z.literal('began'), data: Typed }),
  z.object({ channel, name: z.literal('input'), data: Typed }),
  z.object({ channel, name: z.literal('ended'), data: Typed }),
  /** A key has ended the typing. */
  z.object({ channel, name: z.literal('left') }),
  z.object({ channel, name: z.literal('askRichText'), data: FieldName }),
  z.object({ channel, name: z.literal('notEditable'), data: FieldName }),
  z.object({ channel, name: z.literal('askLink'), data: z.object({ href: z.string() }) }),
  z.object({ channel, name: z.literal('askPicture') }),
  z.object({ channel, name: z.literal('dropped'), data: z.extend(FieldName, { file: z.instanceof(File) }) }),
  z.object({ channel, name: z.literal('failed'), data: z.object({ message: z.string() }) }),
  z.object({
    channel,
    name: z.literal('key'),
    data: z.object({ key: z.string(), hasControl: z.boolean(), hasShift: z.boolean(), hasAlt: z.boolean() }),
  }),
]);

export type Message = z.output<typeof Message>;
