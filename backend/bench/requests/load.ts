import autocannon from 'autocannon'
import { cpuMs, type Server } from './servers.ts'

export interface Requested {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Medians over the rounds of one side. */
export interface Load {
  perSecond: number
  /** Processor time of the server per request, in ms: steadier than wall time on a busy machine. */
  cpu: number
  /** Milliseconds within which 975 of 1,000 answers came. */
  late: number
}

/** Asks everything once, so that no one's first answer is measured. @throws Error when one was not 2xx */
export async function warmUp(server: Server, requests: Requested[]) {
  for (const { path, ...init } of new Map(
    requests.map((requested) => [requested.path, requested])
  ).values()) {
    const response = await fetch(server.origin + path, init)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
}

/** One round of load. @throws Error when an answer was not 2xx */
export async function roundOf(
  server: Server,
  requests: Requested[],
  { connections, seconds }: { connections: number; seconds: number }
): Promise<Load> {
  const before = cpuMs(server)
  const result = await autocannon({ url: server.origin, connections, duration: seconds, requests })
  if (result.non2xx || result.errors) {
    throw new Error(`${requests[0].path}: ${result.non2xx} refusals, ${result.errors} errors`)
  }
  const done = result.requests.total
  if (!done) throw new Error(`${requests[0].path}: no answer in ${seconds} s`)
  return {
    perSecond: done / result.duration,
    cpu: (cpuMs(server) - before) / done,
    late: result.latency.p97_5,
  }
}

export function medianLoad(rounds: Load[]): Load {
  const of = (name: keyof Load) => median(rounds.map((round) => round[name]))
  return { perSecond: of('perSecond'), cpu: of('cpu'), late: of('late') }
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
