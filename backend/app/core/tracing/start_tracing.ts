import tracingConfig from '#config/tracing'
import { followQueries } from './query_spans.js'

/** The longest that the end of a process waits for the last spans. */
const LAST_SPANS_MS = 2000

/**
 * From now on requests, queries and jobs of this process are sent to the receiver, in batches and in the
 * background: a receiver that is away or slow costs spans, never an answer.
 * @returns sends what is left and stops; null without a receiver
 */
export async function startTracing(): Promise<(() => Promise<void>) | null> {
  const { endpoint, headers, service, share } = tracingConfig
  if (!endpoint) return null
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(headers),
    timeoutMillis: 5000,
  })
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: 5000 })],
  })
  provider.register({ propagator: null })
  const leaveQueries = followQueries()
  return async () => {
    leaveQueries()
    await Promise.race([provider.shutdown(), lastMoment()])
  }
}

/** Values are percent-encoded, as the standard has it. */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
    })
  )
}

const lastMoment = () =>
  new Promise<void>((resolve) => void setTimeout(resolve, LAST_SPANS_MS).unref())
