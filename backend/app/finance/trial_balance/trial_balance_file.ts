import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Report } from '#core/reports/report'
import { BASE_CURRENCY } from '#engines/money/money'
import { LEDGER_LABELS as L } from '#finance/ledger/labels'
import { trialBalance, trialTotals } from './trial_balance.js'

/** An amount in the column of its side. */
const sides = (minor: number) => [
  minor > 0 ? baseMoney(minor) : '',
  minor < 0 ? baseMoney(-minor) : '',
]

/** The trial balance as people take it away, debits and credits in columns of their own. */
export async function trialBalanceFile({
  from,
  to,
}: {
  from?: string
  to: string
}): Promise<Report> {
  const rows = await trialBalance({ from, to })
  const totals = trialTotals(rows)
  return {
    title: L.trialBalance,
    facts: [
      ...(from ? [{ label: L.from, value: from }] : []),
      { label: L.to, value: to },
      { label: L.currency, value: BASE_CURRENCY },
    ],
    columns: [
      { label: L.code },
      { label: L.account },
      ...[L.openingDebit, L.openingCredit, L.debit, L.credit, L.closingDebit, L.closingCredit].map(
        (label) => ({ label, number: true })
      ),
    ],
    tables: [
      {
        rows: [
          ...rows.map(({ account, openingMinor, debitMinor, creditMinor, closingMinor }) => [
            account.code,
            { en: account.name, ar: account.nameAr },
            ...sides(openingMinor),
            baseMoney(debitMinor),
            baseMoney(creditMinor),
            ...sides(closingMinor),
          ]),
          ['', L.total, ...Object.values(totals).map(baseMoney)],
        ],
      },
    ],
  }
}
