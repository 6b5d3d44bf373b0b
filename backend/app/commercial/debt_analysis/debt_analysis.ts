import db from '@adonisjs/lucid/services/db'
import { addDays, daysBetween } from '#core/settings/days'
import {
  ageingDocuments,
  ageingReport,
  isLate,
  type AgeingDocument,
  type AgeingRow,
} from '#commercial/ageing/ageing_report'
import { debtGroups, sumsOf } from './debt_groups.js'
import { debtTrend } from './debt_trend.js'
import { expectedIn, expectedReceipts, UNDATED, comingWeeks } from './expected_receipts.js'
import { provisionOf, provisionRates, provisionTotals } from './provision.js'

const TOP = 10
/** Days of sales that outstanding amounts are measured by. */
const SALES_DAYS = 90

export interface DebtQuestion {
  asOf: string
  currency: string
}

/** What is owed to the firm on a day: how late, by whom, and what is to come in when. */
export async function debtAnalysis({ asOf, currency }: DebtQuestion) {
  const question = { asOf, currency, by: 'due' as const }
  const documents = await ageingDocuments(question)
  const open = documents.filter(({ kind }) => kind === 'invoice')
  const late = open.filter((document) => isLate(document, asOf))
  const [rows, projects, people, expected, soldMinor, trend] = await Promise.all([
    ageingReport(question),
    debtGroups(documents, 'project', asOf),
    debtGroups(documents, 'person', asOf),
    expectedReceipts(open, asOf),
    soldOnCredit(asOf, currency),
    debtTrend(asOf, currency),
  ])
  const sums = sumsOf(documents, asOf)
  const { outstandingMinor, overdueMinor } = sums
  return {
    ...sums,
    notDueMinor: sum(open) - overdueMinor,
    retentionMinor: rows.reduce((total, { retentionMinor }) => total + retentionMinor, 0),
    daysLate: weightedDays(late, asOf),
    salesDays: soldMinor > 0 ? Math.round((outstandingMinor * SALES_DAYS) / soldMinor) : null,
    expected: [...comingWeeks(asOf), UNDATED as typeof UNDATED].map((week) => {
      const own = expectedIn(expected, week)
      const amountMinor = own.reduce((total, one) => total + one.amountMinor, 0)
      const days = week === UNDATED ? { from: null, to: null } : week
      return { ...days, amountMinor, documents: own.length }
    }),
    ...clientsOf(rows, late, asOf),
    ...{ projects, people, trend },
  }
}

/**
 * Who owes, the largest first, what to provide for of each, and how much the largest ten owe. Shares are of what those
 * who owe owe together: a client who has paid ahead makes no other's share larger.
 */
function clientsOf(rows: AgeingRow[], late: AgeingDocument[], asOf: string) {
  const rates = provisionRates()
  const oldest = Map.groupBy(late, partyOf)
  const owing = rows.filter((row) => row.outstandingMinor > 0)
  const totalMinor = owing.reduce((total, row) => total + row.outstandingMinor, 0)
  const share = (minor: number) => (totalMinor > 0 ? Math.round((minor * 10_000) / totalMinor) : 0)
  const top = owing.slice(0, TOP).reduce((total, row) => total + row.outstandingMinor, 0)
  const provisions = rows.map((row) => provisionOf(row, rates))
  return {
    topShareBp: share(top),
    provision: { rates, ...provisionTotals(provisions) },
    clients: rows.map((row, index) => ({
      ...row,
      shareBp: row.outstandingMinor > 0 ? share(row.outstandingMinor) : 0,
      oldestDays: Math.max(
        0,
        ...(oldest.get(partyOf(row)) ?? []).map(({ dueOn }) => daysBetween(dueOn!, asOf))
      ),
      provisionMinor: provisions[index]!.totalMinor,
    })),
  }
}

/** Clients are told apart by id; who has none by name. */
const partyOf = ({ clientId, clientName }: { clientId: number | null; clientName: string }) =>
  clientId ?? clientName

const sum = (documents: { openMinor: number }[]) =>
  documents.reduce((total, { openMinor }) => total + openMinor, 0)

/** Days that what is late is late on average, large amounts counting more; null when nothing is. */
function weightedDays(late: AgeingDocument[], asOf: string): number | null {
  const total = sum(late)
  if (total <= 0) return null
  const weighted = late.reduce(
    (days, { dueOn, openMinor }) => days + daysBetween(dueOn!, asOf) * (openMinor / total),
    0
  )
  return Math.round(weighted)
}

/** Invoiced less credited in the last days: what the outstanding amount is measured by. */
async function soldOnCredit(asOf: string, currency: string): Promise<number> {
  const from = addDays(asOf, 1 - SALES_DAYS)
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
