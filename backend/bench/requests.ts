/**
 * What reading and writing clients costs over the bare floor, signed in, on a large database. Both
 * servers answer in turn within the same minutes; only their ratio means anything.
 *
 *   node --import @poppinss/ts-exec bench/requests.ts [list|search|get|create|memory …]
 *
 * Needs a built server and a database that `seed:large` has filled (`npm run bench` sees to both).
 * BENCH_ROUNDS (3) and BENCH_SECONDS (3) tell how often and how long each side is measured.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { httpSession } from '#tests/helpers/http_session'
import { openFloorDatabase } from './requests/floor_database.ts'
import { medianLoad, roundOf, warmUp, type Load } from './requests/load.ts'
import { searchKinds } from './requests/search_kinds.ts'
import { CREATED, operations, type Operation } from './requests/operations.ts'
import { residentMb, startFloor, startPortal, stop, type Server } from './requests/servers.ts'

/** Of the demo company's people. */
const PASSWORD = 'Binaa-demo-2026'
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const DATABASE = process.env.DB_CONNECTION === 'mysql' ? 'mysql' : 'sqlite'
const chosen = process.argv.slice(2)
const wanted = ({ tags }: Operation) => !chosen.length || tags.some((tag) => chosen.includes(tag))

async function compare(portal: Server, bare: Server, operation: Operation) {
  const { connections, longer = 1 } = operation
  const floor = operation.own ? portal : bare
  const ask = (side: 'floor' | 'ours', time: number) =>
    roundOf(side === 'floor' ? floor : portal, operation[side], { connections, seconds: time })
  await warmUp(floor, operation.floor)
  await warmUp(portal, operation.ours)
  await ask('floor', longer)
  await ask('ours', longer)
  const rounds = { floor: [] as Load[], ours: [] as Load[] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.floor.push(await ask('floor', SECONDS * longer))
    rounds.ours.push(await ask('ours', SECONDS * longer))
  }
  return { floor: medianLoad(rounds.floor), ours: medianLoad(rounds.ours) }
}

function report({ name, goal }: Operation, { floor, ours }: { floor: Load; ours: Load }) {
  const ratio = ours.perSecond / floor.perSecond
  console.log(
    `${name.padEnd(36)} ${rate(floor)} ${rate(ours)}  ratio ${ratio.toFixed(2).padStart(6)}  ` +
      `cpu ${floor.cpu.toFixed(2)} → ${ours.cpu.toFixed(2)} ms  late ${floor.late} → ${ours.late} ms  ` +
      (goal ? judged(ratio, goal[DATABASE]) : '')
  )
}

const judged = (ratio: number, goal: number) =>
  `(goal ≥ ${goal.toFixed(2)}) ${ratio >= goal ? 'reached' : 'MISSED'}`

const rate = ({ perSecond }: Load) => `${perSecond.toFixed(0).padStart(6)}/s`

function atMost(name: string, value: number, goal: number, unit: string) {
  console.log(
    `${name.padEnd(36)} ${value.toFixed(2)} ${unit} (goal ≤ ${goal}) ${value <= goal ? 'reached' : 'MISSED'}`
  )
}

/** What the load has written goes again, so that the next run finds the same tables. */
async function removeCreated() {
  const database = await openFloorDatabase()
  await database.write(`DELETE FROM clients WHERE name LIKE '${CREATED}%'`, [])
  await database.close()
}

async function run() {
  const portal = await startPortal({})
  try {
    const bare = await startFloor({})
    try {
      await measure(portal, bare)
    } finally {
      await stop(bare)
    }
  } finally {
    await stop(portal)
    await removeCreated()
  }
}

async function measure(portal: Server, bare: Server) {
  console.log(`portal ready after ${portal.startMs.toFixed(0)} ms`)
  await sleep(5000)
  const idle = residentMb(portal)
  const { port, hostname } = new URL(portal.origin)
  Object.assign(process.env, { HOST: hostname, PORT: port })
  const session = await httpSession('admin', PASSWORD)
  console.log(`${''.padEnd(36)}    floor     ours`)
  for (const operation of operations(session).filter(wanted)) {
    report(operation, await compare(portal, bare, operation))
  }
  if (!chosen.length || chosen.includes('search')) await searchKinds(portal, session)
  atMost('memory idle', idle, 160, 'MB')
  atMost('memory after the load', residentMb(portal), 260, 'MB')
}

await run()
