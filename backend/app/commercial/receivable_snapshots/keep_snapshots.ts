import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { isDuplicate } from '#core/database/failures'
import { createRows } from '#core/database/many_rows'
import { addDays, monthEnd } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import { ageingReport } from '#commercial/ageing/ageing_report'
import ReceivableSnapshot, { ReceivableSnapshotRow } from './receivable_snapshot.js'

/** A snapshot that is written so many days after its month is one of what was known at its end. */
const PROMPT_DAYS = 3

/**
 * Keeps what clients owed at the end of each month since the first document, of which none is kept yet.
 * Whatever is entered later with an earlier day changes none of them.
 * @returns the ends of the months that were kept now
 */
export async function keepSnapshots(now: string = today()): Promise<string[]> {
  const last = lastMonthEnd(now)
  const first = await firstDocument()
  if (first === null || first > last) return []
  const kept = await ReceivableSnapshot.query().select('takenOn')
  const known = new Set(kept.map(({ takenOn }) => takenOn))
  const added: string[] = []
  for (const on of monthEnds(first, last))
    if (!known.has(on) && (await keepSnapshot(on, now))) added.push(on)
  return added
}

/** The end of the last month that is over on a day. */
const lastMonthEnd = (day: string) => addDays(`${day.slice(0, 7)}-01`, -1)

/** The ends of all months from one day to another. */
export function monthEnds(first: string, last: string): string[] {
  const ends: string[] = []
  for (let end = monthEnd(first); end <= last; end = monthEnd(addDays(end, 1))) ends.push(end)
  return ends
}

async function firstDocument(): Promise<string | null> {
  const days = await Promise.all([
    db.from('invoices').whereNotNull('number').min('issued_on as day').first(),
    db.from('receipts').min('received_on as day').first(),
  ])
  const known = days.flatMap((row) => (row?.day ? [row.day as string] : []))
  return known.sort()[0] ?? null
}

/** @returns false where another worker was first */
async function keepSnapshot(on: string, now: string): Promise<boolean> {
  const rows = (await Promise.all((await currencies()).map((one) => rowsOf(on, one)))).flat()
  try {
    await transact(SYSTEM_ACTOR, async (uow) => {
      const snapshot = await ReceivableSnapshot.create(
        { takenOn: on, isBackfilled: addDays(on, PROMPT_DAYS) < now },
        { client: uow.trx }
      )
      const snapshotId = snapshot.id
      await createRows(
        uow.trx,
        ReceivableSnapshotRow,
        rows.map((row) => ({ ...row, snapshotId }))
      )
    })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

async function currencies(): Promise<string[]> {
  const used = await Promise.all(
    ['invoices', 'receipts', 'contracts'].map((table) => db.from(table).distinct('currency'))
  )
  return [...new Set(used.flat().map(({ currency }) => currency as string))]
}

async function rowsOf(asOf: string, currency: string) {
  const rows = await ageingReport({ asOf, currency, by: 'due' })
  return rows.map(({ clientId, clientName, buckets, ...row }) => ({
    ...{ currency, clientId, clientName },
    notDueMinor: buckets.notDue,
    upto30Minor: buckets.d0to30,
    upto60Minor: buckets.d31to60,
    upto90Minor: buckets.d61to90,
    over90Minor: buckets.over90,
    unallocatedMinor: row.unallocatedMinor,
    retentionMinor: row.retentionMinor,
    overdueMinor: row.overdueMinor,
  }))
}
