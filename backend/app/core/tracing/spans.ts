import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'

/** Does nothing, and costs next to nothing, until `startTracing` has been called. */
export const tracer = () => trace.getTracer('binaa')

/** Runs work within a span, so that what it asks and begins stands below it. @param parent ROOT_CONTEXT begins a trace */
export function within<Answer>(span: Span, work: () => Answer, parent: Context = context.active()) {
  return context.with(trace.setSpan(parent, span), work)
}

/** Where the code is in its trace, to be kept with what goes on elsewhere: `traceparent` of W3C, 55 characters. */
export function traceParent(): string | null {
  const here = trace.getActiveSpan()?.spanContext()
  if (!here || !isSpanContextValid(here)) return null
  const flags = here.traceFlags.toString(16).padStart(2, '0')
  return `00-${here.traceId}-${here.spanId}-${flags}`
}

/** Work in the background: a span of the trace that ordered it, or of one of its own. */
export async function inBackground<Answer>(
  name: string,
  parent: string | null,
  attributes: Attributes,
  work: (span: Span) => Promise<Answer>
): Promise<Answer> {
  const above = contextOf(parent)
  const span = tracer().startSpan(name, { kind: SpanKind.CONSUMER, attributes }, above)
  try {
    return await within(span, () => work(span), above)
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** The kind of a failure alone: its text may hold anyone's data. */
export function markFailed(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function contextOf(parent: string | null): Context {
  const [, traceId, spanId, flags] = PARENT.exec(parent ?? '') ?? []
  if (!traceId) return ROOT_CONTEXT
  const traceFlags = parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
