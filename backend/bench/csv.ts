/**
 * What a CSV export of all clients costs: against `mariadb --batch` on the same rows in the same
 * run, in memory, and for others who use the portal meanwhile.
 *
 *   DB_CONNECTION=mysql node --import @poppinss/ts-exec bench/csv.ts [clients] [rounds]
 *
 * It works on a database and a data folder of its own (`binaa_bench`, removed by no one, used again).
 * Goals for 100,000 clients: at most 3.3 times the batch client, at most 80 MB above idle, and a
 * p95 of reading one client at most twice its idle p95.
 */
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpSession } from '#tests/helpers/http_session'
import { ACCOUNT, batchOnce, exportOnce, startExporter, type Exported } from './csv/exporter.ts'

const clients = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 5)
const mysql = process.env.DB_CONNECTION === 'mysql'
const PROBES = 4

Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: process.env.PORT ?? '3499',
  LOG_LEVEL: 'error',
  DATA_DIR: join(tmpdir(), 'binaa-bench-csv'),
  MYSQL_HOST: process.env.MYSQL_HOST ?? '127.0.0.1',
  MYSQL_DATABASE: 'binaa_bench',
})

function prepare() {
  if (mysql) {
    execFileSync('mariadb', [
      ...ACCOUNT,
      '-e',
      'create database if not exists binaa_bench character set utf8mb4',
    ])
  }
  execFileSync(process.execPath, ['ace.js', 'migration:run', '--force'], { stdio: 'ignore' })
}

/** Reads clients over a few connections until stopped. @returns milliseconds of each request */
async function probe(until: Promise<unknown>): Promise<number[]> {
  const { origin, headers } = await httpSession('admin', password)
  const times: number[] = []
  let going = true
  void until.then(() => (going = false))
  const connection = async (first: number) => {
    for (let id = first; going; id = (id % 1000) + 1) {
      const start = performance.now()
      const response = await fetch(`${origin}/api/clients/${id}`, { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`a client answered ${response.status}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: PROBES }, (_, i) => connection(i * 100 + 1)))
  return times
}

function quantile(values: number[], share: number) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]
}

const median = (values: number[]) => quantile(values, 0.5)

function goal(name: string, value: number, limit: number) {
  console.log(
    `${name.padEnd(44)} ${value.toFixed(2)} (goal ≤ ${limit}) ${value <= limit ? 'reached' : 'MISSED'}`
  )
}

prepare()
const { server, password } = await startExporter(clients)
try {
  await exportOnce(server)
  const exported: Exported[] = []
  const batch: number[] = []
  for (let round = 0; round < rounds; round++) {
    if (mysql) batch.push(await batchOnce('binaa_bench'))
    exported.push(await exportOnce(server))
  }
  const time = median(exported.map(({ milliseconds }) => milliseconds))
  const megabytes = exported[0].size / 1e6
  console.log(
    `export of ${clients} clients, ${megabytes.toFixed(1)} MB: median ${time.toFixed(0)} ms`
  )
  if (mysql)
    goal(`times mariadb --batch (${median(batch).toFixed(0)} ms)`, time / median(batch), 3.3)
  goal('MB above idle', Math.max(...exported.map(({ rise }) => rise)) / 1024 / 1024, 80)
  const idle = await probe(new Promise((resolve) => setTimeout(resolve, 3000)))
  const busy: number[] = []
  for (let round = 0; round < rounds; round++) busy.push(...(await probe(exportOnce(server))))
  const [before, during] = [quantile(idle, 0.95), quantile(busy, 0.95)]
  console.log(
    `one client, ${PROBES} at once: p95 ${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms during exports`
  )
  goal('times the idle p95', during / before, 2)
} finally {
  server.kill()
}
