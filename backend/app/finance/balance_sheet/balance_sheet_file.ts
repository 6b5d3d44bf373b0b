import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Bilingual, Report } from '#core/reports/report'
import { BASE_CURRENCY } from '#engines/money/money'
import { LEDGER_LABELS as L, typeLabel } from '#finance/ledger/labels'
import { shownMoney } from '#finance/ledger/wire'
import { balanceSheet, type BalanceRow, type BalanceSection } from './balance_sheet.js'

/** The balance sheet as people take it away. */
export async function balanceSheetFile(asked: {
  asOf: string
  comparedOn?: string
}): Promise<Report> {
  const { asOf, comparedOn } = asked
  const { sections, assets, claims } = await balanceSheet(asOf, comparedOn ?? null)
  const figures = (of: { amountMinor: number; comparedMinor: number | null }) => [
    baseMoney(of.amountMinor),
    ...(comparedOn ? [shownMoney(of.comparedMinor)] : []),
  ]
  const line = (label: Bilingual, of: typeof assets) => ['', label, ...figures(of)]
  const rowOf = ({ account, result, ...amounts }: BalanceRow) =>
    account
      ? [account.code, { en: account.name, ar: account.nameAr }, ...figures(amounts)]
      : line(L[result!], amounts)
  const rowsOf = ({ type, rows, ...total }: BalanceSection) => [
    ...rows.map(rowOf),
    line(typeLabel(type), total),
    ...(type === 'fixed_asset' ? [line(L.assets, assets)] : []),
  ]
  return {
    title: L.balanceSheet,
    facts: [
      { label: L.asOf, value: asOf },
      ...(comparedOn ? [{ label: L.compared, value: comparedOn }] : []),
      { label: L.currency, value: BASE_CURRENCY },
    ],
    columns: [
      { label: L.code },
      { label: L.account },
      { label: L.amount, number: true },
      ...(comparedOn ? [{ label: L.compared, number: true }] : []),
    ],
    tables: [{ rows: [...sections.flatMap(rowsOf), line(L.claims, claims)] }],
  }
}
