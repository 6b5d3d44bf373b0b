/**
 * Reports of a ledger of 2,000,000 lines, the ageing of 100,000 open invoices, posting an invoice and matching a
 * statement of 10,000 lines, one request at a time.
 *
 *   DB_CONNECTION=sqlite DATA_DIR=… node --import @poppinss/ts-exec bench/ledger.ts
 *
 * Needs a built server; its database, which only this bench uses, is filled by `bench/ledger/fill.ts` where it is
 * not yet. Goals: 300 ms for a trial balance, 60 ms for a page of an account, 400 ms for the ageing, 15 ms for
 * posting, each as the median, and 20 s for the statement.
 */
import { prepare } from './requests/prepare.ts'
import { matchStatement } from './ledger/statement.ts'
import { openFloorDatabase, type FloorDatabase } from './requests/floor_database.ts'
import { onPortal, timed, type PortalClient } from './requests/portal_client.ts'

async function lookAtReports(requester: PortalClient) {
  await timed('trial balance of five years', 300, () =>
    requester.send('GET', '/api/trial-balance?to=2026-11-30')
  )
  await timed('trial balance of a quarter', 300, (round) =>
    requester.send('GET', `/api/trial-balance?from=2024-04-01&to=2024-06-${10 + round}`)
  )
}

/** The account with most lines: its first page, one of a month, and one far into five years. */
async function lookAtAccount(requester: PortalClient, database: FloorDatabase) {
  const [busiest] = await database.query(
    'SELECT account_id AS id, COUNT(*) AS total FROM journal_lines GROUP BY account_id ORDER BY total DESC LIMIT 1',
    []
  )
  console.log(`  the busiest account has ${busiest!.total} lines`)
  const page = `/api/account-entries?accountId=${Number(busiest!.id)}&to=2026-11-30`
  await timed('a page of its last month', 60, () =>
    requester.send('GET', `${page}&from=2026-11-01`)
  )
  await timed('its first page of all', 60, () => requester.send('GET', page))
  await timed('its page at line 100,000', 60, () => requester.send('GET', `${page}&skip=100000`))
}

prepare('ace.js', 'migration:run', '--force')
prepare('--import', '@poppinss/ts-exec', 'bench/ledger/fill.ts')
prepare('--import', '@poppinss/ts-exec', 'bench/ledger/posting.ts')
const database = await openFloorDatabase()
try {
  // the job of the statement is carried out by the portal itself, beside either database
  await onPortal({ QUEUE_CONNECTION: 'local' }, async (requester) => {
    await lookAtReports(requester)
    await lookAtAccount(requester, database)
    await timed('ageing of 100,000 open invoices', 400, () =>
      requester.send('GET', '/api/ageing?asOf=2026-11-28')
    )
    await matchStatement(requester, database)
  })
} finally {
  await database.close()
}
