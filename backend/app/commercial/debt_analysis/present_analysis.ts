import { formatMoney, formatScaled } from '#engines/money/money'
import { BUCKETS } from '#core/reports/age_buckets'
import type { debtAnalysis, DebtQuestion } from './debt_analysis.js'
import type { DebtGroup, DebtSums } from './debt_groups.js'

type Analysis = Awaited<ReturnType<typeof debtAnalysis>>

/** The analysis as the wire has it. */
export function presentAnalysis({ asOf, currency }: DebtQuestion, found: Analysis) {
  const money = (minor: number) => formatMoney(minor, currency)
  const sums = sumsIn(currency)
  const named = ({ id, name, nameAr, ...own }: DebtGroup) => ({ id, name, nameAr, ...sums(own) })
  return {
    ...{ asOf, currency, daysLate: found.daysLate, salesDays: found.salesDays },
    outstanding: money(found.outstandingMinor),
    overdue: money(found.overdueMinor),
    notDue: money(found.notDueMinor),
    unallocated: money(found.unallocatedMinor),
    retention: money(found.retentionMinor),
    topShare: formatScaled(found.topShareBp, 2),
    buckets: BUCKETS.map((bucket) => ({ bucket, amount: money(found.buckets[bucket]) })),
    expected: found.expected.map(({ amountMinor, ...week }) => ({
      ...week,
      amount: money(amountMinor),
    })),
    clients: found.clients.map(({ clientId, clientName, oldestDays, ...client }) => ({
      ...{ clientId, clientName, oldestDays, ...sums(client) },
      share: formatScaled(client.shareBp, 2),
      provision: money(client.provisionMinor),
    })),
    projects: found.projects.map(named),
    people: found.people.map(named),
    trend: found.trend.map(({ on, isKept, ...month }) => ({ on, isKept, ...sums(month) })),
    provision: presentProvision(found.provision, currency),
  }
}

const sumsIn = (currency: string) => (sums: DebtSums) => {
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    ...Object.fromEntries(BUCKETS.map((bucket) => [bucket, money(sums.buckets[bucket])])),
    unallocated: money(sums.unallocatedMinor),
    outstanding: money(sums.outstandingMinor),
    overdue: money(sums.overdueMinor),
  }
}

function presentProvision(
  { rates, base, amounts, totalMinor }: Analysis['provision'],
  currency: string
) {
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    total: money(totalMinor),
    rows: BUCKETS.map((bucket) => ({
      bucket,
      rate: formatScaled(rates[bucket], 2),
      base: money(base[bucket]),
      amount: money(amounts[bucket]),
    })),
  }
}
