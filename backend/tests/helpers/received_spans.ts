import type { Received } from './webhook_receiver.js'

interface OtlpValue {
  stringValue?: string
  intValue?: number | string
  boolValue?: boolean
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: OtlpValue }[]
}

export interface SeenSpan {
  traceId: string
  id: string
  parent: string | undefined
  name: string
  failed: boolean
  attributes: Record<string, string | number | boolean | undefined>
  /** The process that it was in. */
  pid: number
}

const FAILED = 2

const valueOf = ({ stringValue, intValue, boolValue }: OtlpValue) =>
  intValue === undefined ? (stringValue ?? boolValue) : Number(intValue)

const valuesOf = (attributes: OtlpSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]))

/** The spans in messages of OTLP/HTTP with JSON, as a receiver reads them. */
export function spansIn(received: Received[]): SeenSpan[] {
  return received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }: any) =>
      scopeSpans.flatMap(({ spans }: { spans: OtlpSpan[] }) =>
        spans.map((span) => ({
          traceId: span.traceId,
          id: span.spanId,
          parent: span.parentSpanId || undefined,
          name: span.name,
          failed: span.status.code === FAILED,
          attributes: valuesOf(span.attributes),
          pid: Number(valuesOf(resource.attributes)['process.pid']),
        }))
      )
    )
  )
}
