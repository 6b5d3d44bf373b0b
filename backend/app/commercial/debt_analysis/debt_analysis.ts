import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { daysBetween } from '#core/settings/days'
import {
  ageingDocuments,
  ageingReport,
  type AgeingDocument,
} from '#commercial/ageing/ageing_report'

const WEEKS = 8
const MONTHS = 6
const TOP = 10
/** Days of sales that outstanding amounts are measured by. */
const SALES_DAYS = 90

export interface DebtQuestion {
  asOf: string
  currency: string
}

type Invoice = AgeingDocument & { kind: 'invoice'; dueOn: string }

/** What is owed to the firm on a day: how late, by whom, and what is to come in when. */
export async function debtAnalysis({ asOf, currency }: DebtQuestion) {
  const question = { asOf, currency, by: 'due' as const }
  const [documents, rows, soldMinor, trend] = await Promise.all([
    ageingDocuments(question),
    ageingReport(question),
    soldOnCredit(asOf, currency),
    trendUntil(asOf, currency),
  ])
  const open = documents.filter((one): one is Invoice => one.kind === 'invoice')
  const late = open.filter(({ dueOn }) => dueOn < asOf)
  const outstandingMinor = sum(documents)
  return {
    outstandingMinor,
    overdueMinor: sum(late),
    notDueMinor: sum(open) - sum(late),
    unallocatedMinor: outstandingMinor - sum(open),
    retentionMinor: rows.reduce((total, { retentionMinor }) => total + retentionMinor, 0),
    daysLate: weightedDays(late, asOf),
    salesDays: soldMinor > 0 ? Math.round((outstandingMinor * SALES_DAYS) / soldMinor) : null,
    expected: expectedByWeek(open, asOf),
    clients: rows
      .filter((row) => row.outstandingMinor > 0)
      .slice(0, TOP)
      .map(({ clientId, clientName, outstandingMinor: owedMinor }) => {
        const own = late.filter((one) => one.clientId === clientId && one.clientName === clientName)
        return {
          clientId,
          clientName,
          outstandingMinor: owedMinor,
          overdueMinor: sum(own),
          shareBp: outstandingMinor > 0 ? Math.round((owedMinor * 10_000) / outstandingMinor) : 0,
          oldestDays: Math.max(0, ...own.map(({ dueOn }) => daysBetween(dueOn, asOf))),
        }
      }),
    trend,
  }
}

const sum = (documents: { openMinor: number }[]) =>
  documents.reduce((total, { openMinor }) => total + openMinor, 0)

/** Days that what is late is late on average, large amounts counting more; null when nothing is. */
function weightedDays(late: Invoice[], asOf: string): number | null {
  const total = sum(late)
  if (total <= 0) return null
  const weighted = late.reduce(
    (days, { dueOn, openMinor }) => days + daysBetween(dueOn, asOf) * (openMinor / total),
    0
  )
  return Math.round(weighted)
}

/** What falls due in each of the coming weeks, and after them. */
function expectedByWeek(open: Invoice[], asOf: string) {
  const first = DateTime.fromISO(asOf, { zone: 'utc' })
  const weeks = Array.from({ length: WEEKS + 1 }, (_, week) => {
    const from = first.plus({ weeks: week }).toISODate()!
    const to = week === WEEKS ? null : first.plus({ weeks: week + 1, days: -1 }).toISODate()!
    const due = open.filter(({ dueOn }) => dueOn >= from && (to === null || dueOn <= to))
    return { from, to, amountMinor: sum(due), documents: due.length }
  })
  return weeks
}

/** Invoiced less credited in the last days: what the outstanding amount is measured by. */
async function soldOnCredit(asOf: string, currency: string): Promise<number> {
  const from = DateTime.fromISO(asOf, { zone: 'utc' })
    .minus({ days: SALES_DAYS - 1 })
    .toISODate()!
  const rows = await db
    .from('invoices')
    .whereNotNull('number')
    .where('currency', currency)
    .whereBetween('issued_on', [from, asOf])
    .groupBy('type')
    .select('type')
    .sum('payable_minor as total')
  return rows.reduce(
    (total, row) => total + (row.type === 'credit_note' ? -1 : 1) * Number(row.total),
    0
  )
}

/** How the outstanding and the late amounts stood at the end of the last months, and stand now. */
async function trendUntil(asOf: string, currency: string) {
  const day = DateTime.fromISO(asOf, { zone: 'utc' })
  const ends = Array.from({ length: MONTHS - 1 }, (_, index) =>
    day
      .minus({ months: MONTHS - 1 - index })
      .endOf('month')
      .toISODate()!
  )
  return Promise.all(
    [...ends, asOf].map(async (on) => {
      const documents = await ageingDocuments({ asOf: on, currency, by: 'due' })
      const late = documents.filter(({ kind, dueOn }) => kind === 'invoice' && dueOn! < on)
      return { on, outstandingMinor: sum(documents), overdueMinor: sum(late) }
    })
  )
}
