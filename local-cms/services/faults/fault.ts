import { z } from 'zod';

/** The responses that can replace the real one. */
export const faultNames = [
  '500',
  '429',
  '429 with Retry-After',
  'invalid JSON',
  'GraphQL error',
  'empty data',
  'lost connection',
  'hang',
] as const;

export type FaultName = (typeof faultNames)[number];

/** Limits how long a forgotten fault can delay a request. */
const MAX_DELAY_MS = 60_000;

const Fault = z
  .strictObject({
    /** A part of the URL or JSON body: `/v1/personalize`, `RedirectsQuery`. Empty matches every request. */
    match: z.string().max(200),
    /** If absent, the real response is sent after the delay. */
    answer: z.enum(faultNames).optional(),
    delayMs: z.int().min(0).max(MAX_DELAY_MS).default(0),
  })
  .refine(({ answer, delayMs }) => answer !== undefined || delayMs > 0, 'give an answer, a delayMs or both');

export type Fault = z.output<typeof Fault>;

export const FaultList = z.array(Fault).max(20);

/** A fault as a client writes it. */
export type WrittenFault = z.input<typeof Fault>;

/** The active faults; the first that matches a request is used. */
export type Faults = { current: readonly Fault[] };

export const createFaults = (): Faults => ({ current: [] });
