import type { Bilingual, Report } from '#core/reports/report'
import { formatDecimal, formatMoney } from '#engines/money/money'
import { BUCKETS } from '#core/reports/age_buckets'
import { BUCKET_LABELS, OUTSTANDING, UNALLOCATED } from '#commercial/ageing/ageing_file'
import { REPORT_LABELS as L } from '#commercial/reports/labels'
import { debtAnalysis, type DebtQuestion } from './debt_analysis.js'
import type { DebtGroup, DebtSums } from './debt_groups.js'

type Analysis = Awaited<ReturnType<typeof debtAnalysis>>

const DASH = '–'

/** What is owed by client, project, salesperson and month, and what to provide for, as the page shows it. */
export async function debtFile(question: DebtQuestion): Promise<Report> {
  const found = await debtAnalysis(question)
  const { currency } = question
  const figures = (sums: DebtSums) =>
    [
      ...BUCKETS.map((bucket) => sums.buckets[bucket]),
      ...[sums.unallocatedMinor, sums.outstandingMinor, sums.overdueMinor],
    ].map((minor) => formatMoney(minor, currency))
  const total = [L.total, ...figures(found)]
  const groups = (rows: DebtGroup[], none: Bilingual) => [
    ...rows.map((row) => [nameOf(row, none), ...figures(row)]),
    total,
  ]
  const headings = [...BUCKETS.map((bucket) => BUCKET_LABELS[bucket]), UNALLOCATED, OUTSTANDING]
  return {
    title: L.debtAnalysis,
    facts: factsOf(question, found),
    columns: [
      { label: L.name },
      ...[...headings, L.overdue].map((label) => ({ label, number: true })),
    ],
    tables: [
      {
        title: L.byClient,
        rows: [...found.clients.map((row) => [row.clientName, ...figures(row)]), total],
      },
      { title: L.byProject, rows: groups(found.projects, L.noProject) },
      { title: L.bySalesperson, rows: groups(found.people, L.noOwner) },
      { title: L.months, rows: found.trend.map((month) => [month.on, ...figures(month)]) },
      { title: L.provision, rows: provisionRows(found, currency) },
    ],
  }
}

function factsOf({ asOf, currency }: DebtQuestion, found: Analysis): Report['facts'] {
  const days = (value: number | null) => (value === null ? DASH : String(value))
  return [
    { label: L.asOf, value: asOf },
    { label: L.currency, value: currency },
    { label: L.salesDays, value: days(found.salesDays) },
    { label: L.daysLate, value: days(found.daysLate) },
    { label: L.topTen, value: `${formatDecimal(found.topShareBp, 2)} %` },
    { label: L.provision, value: formatMoney(found.provision.totalMinor, currency) },
  ]
}

/** By age, in the columns of the other tables; the last one of them is the sum. */
function provisionRows({ provision }: Analysis, currency: string) {
  const none = [null, null, null]
  const amounts = BUCKETS.map((bucket) => formatMoney(provision.amounts[bucket], currency))
  const total = formatMoney(provision.totalMinor, currency)
  return [
    [L.rate, ...BUCKETS.map((bucket) => formatDecimal(provision.rates[bucket], 2)), ...none],
    [L.base, ...BUCKETS.map((bucket) => formatMoney(provision.base[bucket], currency)), ...none],
    [L.provision, ...amounts, null, total, null],
  ]
}

function nameOf({ id, name, nameAr }: DebtGroup, none: Bilingual): Bilingual {
  if (id === null) return none
  const known = name ?? DASH
  return { en: known, ar: nameAr ?? known }
}
