import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export const registry = new Registry()

/** Process, memory, event loop and garbage collection, as everywhere else. */
collectDefaultMetrics({ register: registry })

/** Seconds from the first byte of a request to the end of its answer, by the pattern of its route. */
export const requestSeconds = new Histogram({
  name: 'portal_http_request_seconds',
  help: 'Seconds from the first byte of a request to the end of its response',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
})

/** Values by the labels that tell them apart. */
type Reading = { labels?: Record<string, string>; value: number }[]

/**
 * A figure that is looked up whenever it is read, e.g. how many jobs wait.
 * @param read one query at most; what it throws ends the whole answer
 */
export function registerGauge(
  { name, help, labels = [] }: { name: string; help: string; labels?: readonly string[] },
  read: () => Promise<Reading>
) {
  new Gauge({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
    async collect() {
      const readings = await read()
      this.reset()
      for (const { labels: by = {}, value } of readings) this.set(by, value)
    },
  })
}
