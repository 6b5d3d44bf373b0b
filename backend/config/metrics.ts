import env from '#start/env'

const SHORTEST = 24

const token = env.get('METRICS_TOKEN')?.release() || null
if (token !== null && token.length < SHORTEST)
  throw new Error(`METRICS_TOKEN needs at least ${SHORTEST} characters`)

/** What Prometheus states to read the figures; without it there are none to read. */
const metricsConfig = { token }

export default metricsConfig
