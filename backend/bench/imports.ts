/**
 * What an import of 100,000 clients costs: ordered over HTTP and carried out by the portal's own
 * worker, against inserts of many rows each of the very same rows into the same table.
 *
 *   DB_CONNECTION=sqlite DATA_DIR=… node --import @poppinss/ts-exec bench/imports.ts [clients]
 *
 * Works on a database of its own, created for each side. Needs a built server. Goal: at most three
 * times the inserts, which know no check, no firm, no audit and no search text.
 */
import { insertSameRows } from './imports/floor.ts'
import { makeEmptyDatabase } from './imports/empty_database.ts'
import { importAll } from './imports/import_all.ts'
import { clientsTable } from './imports/table.ts'
import { onPortal } from './requests/portal_client.ts'

const GOAL = 3
const clients = Number(process.argv[2] ?? 100_000)

await makeEmptyDatabase()
const table = clientsTable(clients)
let ours = { checkedMs: 0, appliedMs: 0 }
await onPortal({ QUEUE_CONNECTION: 'local' }, async (requester) => {
  ours = await importAll(requester, table)
})
const floorMs = await insertSameRows(makeEmptyDatabase)
const ratio = ours.appliedMs / floorMs
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
console.log(`check of ${clients} rows`.padEnd(36), seconds(ours.checkedMs))
console.log('inserts of the same rows'.padEnd(36), seconds(floorMs))
console.log(
  'import'.padEnd(36),
  `${seconds(ours.appliedMs)}  ratio ${ratio.toFixed(2)} (goal ≤ ${GOAL}) ${ratio <= GOAL ? 'reached' : 'MISSED'}`
)
