import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { RequestContext } from './request-context';
import { getTracing } from './tracing';

type Exchange = { request: IncomingMessage; response: ServerResponse; context: RequestContext };

/**
 * Runs the answer to a request in a span, the root of its trace, which ends with the response. Continues the trace of the
 * caller only with OTEL_PROPAGATORS=tracecontext, because otherwise anybody could write into the traces of others.
 */
export function inRequestSpan<Result>(exchange: Exchange, answer: () => Result): Result {
  const { isOn, propagator } = getTracing();
  if (!isOn) return answer();
  const { request, response, context } = exchange;
  const { method = 'GET', headers } = request;
  const caller = propagator?.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) ?? ROOT_CONTEXT;
  const attributes = { 'http.request.method': method, 'marquee.request.id': context.requestId };
  return trace
    .getTracer('marquee')
    .startActiveSpan(method, { kind: SpanKind.SERVER, attributes }, caller, (span) => {
      response.once('close', () => endRequestSpan(span, response, context));
      return answer();
    });
}

function endRequestSpan(
  span: Span,
  { statusCode, writableFinished }: ServerResponse,
  { site, language, path, cache }: RequestContext,
): void {
  span.setAttributes({
    'http.response.status_code': statusCode,
    'url.path': path,
    'marquee.site': site,
    'marquee.language': language,
    'marquee.cache': cache,
    'marquee.aborted': !writableFinished || undefined,
  });
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
