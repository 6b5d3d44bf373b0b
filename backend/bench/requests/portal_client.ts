import { httpSession, type HttpSession } from '#tests/helpers/http_session'
import { median } from './load.ts'
import { startPortal, stop } from './servers.ts'

const PASSWORD = 'Binaa-demo-2026'
const TIMES = 15
const WARM_UPS = 3

export interface Answer {
  id: number
  version: number
}

/** Asks as an administrator, one request at a time. */
export class PortalClient {
  constructor(private readonly session: HttpSession) {}

  /** @throws Error when the answer is a refusal */
  async send<T = Answer>(method: string, path: string, body?: object, version?: number) {
    return this.#answer<T>(path, {
      method,
      headers: {
        ...this.session.headers,
        'Content-Type': 'application/json',
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      body: body && JSON.stringify(body),
    })
  }

  /** Sends a text file, CSV by its name, with the fields of its form. @throws Error when the answer is a refusal */
  async upload<T = Answer>(
    path: string,
    fields: Record<string, string>,
    text: string,
    name = 'table.csv'
  ) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain'
    body.append('file', new Blob([text], { type }), name)
    return this.#answer<T>(path, { method: 'POST', headers: this.session.headers, body })
  }

  async #answer<T>(path: string, init: RequestInit) {
    const response = await fetch(this.session.origin + path, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`${init.method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text || '{}') as T
  }
}

/** Starts the built portal for some work, and ends it in every case. */
export async function onPortal(
  env: NodeJS.ProcessEnv,
  work: (requester: PortalClient) => Promise<void>
) {
  const portal = await startPortal(env)
  try {
    const { port, hostname } = new URL(portal.origin)
    Object.assign(process.env, { HOST: hostname, PORT: port })
    await work(new PortalClient(await httpSession('admin', PASSWORD)))
  } finally {
    await stop(portal)
  }
}

/** Prints the median time of something done again and again, beside its goal in milliseconds. */
export async function timed(name: string, goal: number, work: (round: number) => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < TIMES + WARM_UPS; round++) {
    const begun = performance.now()
    await work(round)
    if (round >= WARM_UPS) times.push(performance.now() - begun)
  }
  printBesideGoal(name, median(times), { goal, unit: 'ms' })
}

/** Prints a figure with whether it is within its goal. */
export function printBesideGoal(
  name: string,
  figure: number,
  { goal, unit }: { goal: number; unit: 'ms' | 's' }
) {
  const verdict = figure <= goal ? 'reached' : 'MISSED'
  console.log(`${name.padEnd(36)} ${figure.toFixed(1)} ${unit} (goal ≤ ${goal}) ${verdict}`)
}
