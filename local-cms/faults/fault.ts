import { z } from 'zod';

/** What may be answered instead of the truth. */
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

/** So that nobody waits for a request that was forgotten. */
const MAX_DELAY_MS = 60_000;

const Fault = z
  .strictObject({
    /** A part of the address, or of a JSON body: `/v1/personalize`, `RedirectsQuery`. Empty: every request. */
    match: z.string().max(200),
    /** Left out: the truth, after the delay. */
    answer: z.enum(faultNames).optional(),
    delayMs: z.int().min(0).max(MAX_DELAY_MS).default(0),
  })
  .refine(({ answer, delayMs }) => answer !== undefined || delayMs > 0, 'give an answer, a delayMs or both');

export type Fault = z.output<typeof Fault>;

export const FaultList = z.array(Fault).max(20);

/** What a caller writes. */
export type WrittenFault = z.input<typeof Fault>;

/** Trouble that was asked for. The first that fits a request counts. */
export type Faults = { current: readonly Fault[] };

/** No trouble, until somebody asks for it. */
export const createFaults = (): Faults => ({ current: [] });
