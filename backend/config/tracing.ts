import env from '#start/env'

const share = env.get('OTEL_TRACES_SAMPLER_ARG', 1)
if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG is a share from 0 to 1')

/** Where traces go, under the names that OpenTelemetry gives the settings; without an endpoint there are none. */
const tracingConfig = {
  /** The receiver of OTLP over HTTP, such as `http://collector:4318`. */
  endpoint: env.get('OTEL_EXPORTER_OTLP_ENDPOINT') || null,
  /** `name=value` pairs with commas between them; they may hold a token. */
  headers: env.get('OTEL_EXPORTER_OTLP_HEADERS')?.release() ?? '',
  service: env.get('OTEL_SERVICE_NAME') || 'binaa',
  /** The share of requests that are followed, from 0 to 1. */
  share,
}

export default tracingConfig
