import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { BUCKETS, type Bucket } from '#core/reports/age_buckets'
import { ageingDocuments } from '#commercial/ageing/ageing_report'
import { monthEnds } from '#commercial/receivable_snapshots/keep_snapshots'
import { sumsOf, type DebtSums } from './debt_groups.js'

const MONTHS = 12

export interface DebtMonth extends DebtSums {
  on: string
  /** Kept at the end of the month; else reckoned from documents as they are known now. */
  isKept: boolean
}

const COLUMNS: Record<Bucket, string> = {
  notDue: 'not_due_minor',
  d0to30: 'upto_30_minor',
  d31to60: 'upto_60_minor',
  d61to90: 'upto_90_minor',
  over90: 'over_90_minor',
}

/** How old what was owed at the end of each of the last months was, and how old it is on the day. */
export async function debtTrend(asOf: string, currency: string): Promise<DebtMonth[]> {
  const first = DateTime.fromISO(asOf, { zone: 'utc' }).minus({ months: MONTHS - 1 })
  const ends = monthEnds(first.toISODate()!, asOf).filter((end) => end < asOf)
  const kept = await keptMonths(ends, currency)
  return Promise.all([...ends, asOf].map(async (on) => kept.get(on) ?? reckoned(on, currency)))
}

async function reckoned(on: string, currency: string): Promise<DebtMonth> {
  const documents = await ageingDocuments({ asOf: on, currency, by: 'due' })
  return { on, isKept: false, ...sumsOf(documents, on) }
}

/** A month in which a currency was not owed has a snapshot, though no rows. */
async function keptMonths(ends: string[], currency: string): Promise<Map<string, DebtMonth>> {
  const query = db
    .from('receivable_snapshots as s')
    .leftJoin('receivable_snapshot_rows as r', (join) =>
      join.on('r.snapshot_id', 's.id').andOnVal('r.currency', currency)
    )
    .whereIn('s.taken_on', ends)
    .groupBy('s.taken_on')
    .select('s.taken_on')
  for (const name of [...Object.values(COLUMNS), 'unallocated_minor', 'overdue_minor'])
    void query.sum(`r.${name} as ${name}`)
  const rows = await query
  return new Map(rows.map((row) => [row.taken_on as string, monthOf(row)]))
}

function monthOf(row: Record<string, unknown>): DebtMonth {
  const amount = (column: string) => Number(row[column] ?? 0)
  const buckets = Object.fromEntries(
    BUCKETS.map((bucket) => [bucket, amount(COLUMNS[bucket])])
  ) as Record<Bucket, number>
  const unallocatedMinor = amount('unallocated_minor')
  const outstandingMinor = Object.values(buckets).reduce((sum, one) => sum + one, unallocatedMinor)
  const overdueMinor = amount('overdue_minor')
  const sums = { buckets, unallocatedMinor, outstandingMinor, overdueMinor }
  return { on: row.taken_on as string, isKept: true, ...sums }
}
