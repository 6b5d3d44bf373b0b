/**
 * How long the portal takes to save and to open a quotation of 300 lines, and to answer a list with
 * three filters, one request at a time on a large database.
 *
 *   node --import @poppinss/ts-exec bench/quotations.ts
 *
 * Needs a built server and a database that `seed:large` has filled (`npm run bench` sees to both).
 */
import { httpSession, type HttpSession } from '#tests/helpers/http_session'
import { startPortal, stop } from './requests/servers.ts'

const PASSWORD = 'Binaa-demo-2026'
const TIMES = 15
const WARM_UPS = 3
const LINES = 300
const FILTERED =
  '/api/quotations?_start=0&_end=25&_sort=quotedOn&_order=desc&status=approved&city=riyadh&projectScore_gte=50'

interface Answer {
  id: number
  version: number
}

const bill = (round: number) => ({
  projectName: 'Bench of a long bill',
  lines: Array.from({ length: LINES }, (_, index) => ({
    section: `Section ${index % 12}`,
    description: `Steel member ${index}`,
    descriptionAr: `عنصر حديد ${index}`,
    unit: 'ton',
    quantity: String(1 + ((index + round) % 90)),
    unitRate: '1250.75',
    unitCost: '1000',
  })),
})

class Asker {
  constructor(private readonly session: HttpSession) {}

  async send(method: string, path: string, body?: object, version?: number): Promise<Answer> {
    const response = await fetch(this.session.origin + path, {
      method,
      headers: {
        ...this.session.headers,
        'Content-Type': 'application/json',
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text || '{}')
  }
}

async function median(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < TIMES + WARM_UPS; round++) {
    const begun = performance.now()
    await work(round)
    if (round >= WARM_UPS) times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]
}

function report(name: string, milliseconds: number, goal: number) {
  const verdict = milliseconds <= goal ? 'reached' : 'MISSED'
  console.log(`${name.padEnd(36)} ${milliseconds.toFixed(1)} ms (goal ≤ ${goal}) ${verdict}`)
}

async function measure(asker: Asker) {
  const made = await asker.send('POST', '/api/quotations', { ...bill(0), draft: true })
  let version = made.version
  const path = `/api/quotations/${made.id}`
  try {
    const save = async (round: number) => {
      ;({ version } = await asker.send('PATCH', path, bill(round), version))
    }
    report(`save a quotation of ${LINES} lines`, await median(save), 250)
    report(`open a quotation of ${LINES} lines`, await median(() => asker.send('GET', path)), 200)
    report('list with three filters', await median(() => asker.send('GET', FILTERED)), 50)
  } finally {
    await asker.send('DELETE', path, undefined, version)
  }
}

const portal = await startPortal({})
try {
  const { port, hostname } = new URL(portal.origin)
  Object.assign(process.env, { HOST: hostname, PORT: port })
  await measure(new Asker(await httpSession('admin', PASSWORD)))
} finally {
  await stop(portal)
}
