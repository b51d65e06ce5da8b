import { z } from 'zod';

export const faultNames = [
  '500',
  '429',
  'invalid JSON',
  'GraphQL error',
  'empty data',
  'lost connection',
  'hang',
  // Last, because a client that respects the header sends nothing for a while.
  '429 with Retry-After',
] as const;

export type FaultName = (typeof faultNames)[number];

/** Limits how long a forgotten fault can delay a request. */
const MAX_DELAY_MS = 60_000;

const Fault = z
  .strictObject({
    /** The fault applies to requests with this text in path, query or JSON body. Empty text matches every request. */
    match: z.string().max(200),
    /** If absent, the real response is sent after the delay. */
    answer: z.enum(faultNames).optional(),
    delayMs: z.int().min(0).max(MAX_DELAY_MS).default(0),
  })
  .refine(({ answer, delayMs }) => answer !== undefined || delayMs > 0, 'give an answer, a delayMs or both');

export type Fault = z.output<typeof Fault>;

export const FaultList = z.array(Fault).max(20);

export type WrittenFault = z.input<typeof Fault>;

export type Faults = { current: readonly Fault[] };

export const createFaults = (): Faults => ({ current: [] });
