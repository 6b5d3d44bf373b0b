/**
 * The directory with a million clients: searching it with the exact total, its pages far from the
 * first, and the whole of it as a CSV file.
 *
 *   DB_CONNECTION=sqlite DATA_DIR=… node --import @poppinss/ts-exec bench/million.ts [search|pages|export …]
 *
 * Needs a built server; the database is filled by `bench/million/fill.ts` where it is not yet.
 * Goals: p95 of a search 80 ms in each script; a page at row 100,000 at most twice the first one;
 * an export within 40 s and 150 MB, whose floor is `mariadb --batch` with the same rows.
 */
import { batchOnce, exportOnce, startExporter } from './csv/exporter.ts'
import { SEARCHES } from './million/searches.ts'
import { onPortal, type PortalClient } from './requests/portal_client.ts'
import { median } from './requests/load.ts'
import { prepare } from './requests/prepare.ts'

const CLIENTS = 1_000_000
const DEEP = 100_000
const ROUNDS = 3
const PAGE_TIMES = 25
const PAGE = '_sort=name&_order=asc'
const chosen = process.argv.slice(2)
const wanted = (name: string) => !chosen.length || chosen.includes(name)

function goal(name: string, value: string, reached: boolean) {
  console.log(`${name.padEnd(44)} ${value} ${reached ? 'reached' : 'MISSED'}`)
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Every search several times over, in turn: none of them finds its own rows in a cache alone. */
async function search(requester: PortalClient, script: keyof typeof SEARCHES) {
  const times = new Map<string, number[]>(SEARCHES[script].map((text) => [text, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [text, taken] of times) {
      const path = `/api/clients?_start=0&_end=25&${PAGE}&q=${encodeURIComponent(text)}`
      const time = await elapsed(() => requester.send('GET', path))
      if (round) taken.push(time)
    }
  }
  const all = [...times.values()].flat().sort((a, b) => a - b)
  const [middle, late] = [all[all.length >> 1], all[Math.floor(all.length * 0.95)]]
  const figures = `p50 ${middle.toFixed(0)}, p95 ${late.toFixed(0)} ms (goal ≤ 80)`
  goal(`search, ${script} words, with total`, figures, late <= 80)
  const slowest = [...times]
    .map(([text, taken]) => ({ text, time: median(taken) }))
    .sort((a, b) => b.time - a.time)
  const named = slowest.slice(0, 4).map(({ text, time }) => `${text} ${time.toFixed(0)} ms`)
  console.log(`  slowest: ${named.join(' · ')}`)
}

async function pages(requester: PortalClient) {
  const page = (start: number) =>
    elapsed(() => requester.send('GET', `/api/clients?_start=${start}&_end=${start + 25}&${PAGE}`))
  const times = { first: [] as number[], deep: [] as number[] }
  for (let i = 0; i < PAGE_TIMES; i++) {
    times.first.push(await page(0))
    times.deep.push(await page(DEEP - i * 25))
  }
  const [first, deep] = [median(times.first), median(times.deep)]
  const figures = `${deep.toFixed(1)} ms = ${(deep / first).toFixed(2)} × page one (${first.toFixed(1)} ms; goal ≤ 2)`
  goal('a page at row 100,000', figures, deep <= 2 * first)
}

async function exportAll() {
  const { server } = await startExporter(CLIENTS)
  try {
    const { milliseconds, rise, size } = await exportOnce(server)
    const [seconds, extra] = [milliseconds / 1000, rise / 1024 / 1024]
    goal(
      `export of ${(size / 1e6).toFixed(0)} MB`,
      `${seconds.toFixed(1)} s (goal ≤ 40)`,
      seconds <= 40
    )
    goal('memory above idle', `${extra.toFixed(0)} MB (goal ≤ 150)`, extra <= 150)
    if (process.env.DB_CONNECTION === 'mysql') {
      const floor = (await batchOnce(process.env.MYSQL_DATABASE!)) / 1000
      console.log(`  mariadb --batch: ${floor.toFixed(1)} s, ratio ${(seconds / floor).toFixed(2)}`)
    }
  } finally {
    server.kill()
  }
}

prepare('ace.js', 'migration:run', '--force')
prepare('--import', '@poppinss/ts-exec', 'bench/million/fill.ts')
if (wanted('search') || wanted('pages')) {
  await onPortal({}, async (requester) => {
    if (wanted('search')) {
      await search(requester, 'English')
      await search(requester, 'Arabic')
    }
    if (wanted('pages')) await pages(requester)
  })
}
if (wanted('export')) {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '3499',
    LOG_LEVEL: 'error',
  })
  await exportAll()
}
