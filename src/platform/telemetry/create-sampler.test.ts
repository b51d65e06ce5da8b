import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { createSampler } from './create-sampler';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

const callFrom = (traceFlags: TraceFlags, isRemote: boolean) =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId: TRACE_ID, spanId: 'b7ad6b7169203331', traceFlags, isRemote });

function setUp(ratio: number) {
  let time = 0;
  let next = 0;
  const sampler = createSampler({ ratio, now: () => time, random: () => (next++ % 10) / 10 });
  const isTraced = (context = ROOT_CONTEXT) =>
    sampler.shouldSample(context, TRACE_ID, 'GET', SpanKind.SERVER, {}, []).decision ===
    SamplingDecision.RECORD_AND_SAMPLED;
  const count = (times: number, context = ROOT_CONTEXT) =>
    Array.from({ length: times }, () => isTraced(context)).filter(Boolean).length;
  const pass = (ms: number) => {
    time += ms;
  };
  return { count, pass };
}

test.each([
  [0, 0],
  [0.2, 20],
  [1, 100],
])('traces the share %d of the requests', (ratio, traced) => {
  expect(setUp(ratio).count(100)).toBe(traced);
});

test('a span is traced if its request is', () => {
  const { count } = setUp(0);
  expect(count(1000, callFrom(TraceFlags.SAMPLED, false))).toBe(1000);
  expect(count(1000, callFrom(TraceFlags.NONE, false))).toBe(0);
});

test('callers that ask for a trace get ten a second', () => {
  const { count, pass } = setUp(0);
  expect(count(1000, callFrom(TraceFlags.SAMPLED, true))).toBe(10);
  pass(500);
  expect(count(1000, callFrom(TraceFlags.SAMPLED, true))).toBe(5);
  pass(60_000);
  expect(count(1000, callFrom(TraceFlags.SAMPLED, true))).toBe(10);
});

test('a caller that asks for no trace gets none', () => {
  expect(setUp(1).count(100, callFrom(TraceFlags.NONE, true))).toBe(0);
});
