import type { CostHead } from '#core/budgets/cost_heads'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Bilingual, Report } from '#core/reports/report'
import { BASE_CURRENCY } from '#engines/money/money'
import { dimensionFacts } from '#finance/ledger/dimension_facts'
import { LEDGER_LABELS as L, typeLabel } from '#finance/ledger/labels'
import { shownMoney } from '#finance/ledger/wire'
import { profitAndLoss, type ResultSection } from './profit_and_loss.js'

interface Asked {
  from: string
  to: string
  comparedFrom?: string
  comparedTo?: string
  projectId?: number
  costHead?: CostHead
}

/** The profit and loss as people take it away. */
export async function profitAndLossFile(asked: Asked): Promise<Report> {
  const { from, to, comparedFrom, comparedTo, projectId, costHead } = asked
  const compared = comparedTo ? { from: comparedFrom, to: comparedTo } : null
  const { sections, gross, net } = await profitAndLoss({ from, to, projectId, costHead, compared })
  const figures = (of: { amountMinor: number; comparedMinor: number | null }) => [
    baseMoney(of.amountMinor),
    ...(compared ? [shownMoney(of.comparedMinor)] : []),
  ]
  const line = (label: Bilingual, of: typeof net) => ['', label, ...figures(of)]
  const rowsOf = ({ type, rows, ...total }: ResultSection) => [
    ...rows.map(({ account: { code, name, nameAr }, ...amounts }) => {
      return [code, { en: name, ar: nameAr }, ...figures(amounts)]
    }),
    line(typeLabel(type), total),
    ...(type === 'direct_cost' ? [line(L.gross, gross)] : []),
  ]
  return {
    title: L.profitAndLoss,
    facts: [
      ...(await dimensionFacts({ projectId, costHead })),
      { label: L.from, value: from },
      { label: L.to, value: to },
      ...(compared ? [{ label: L.compared, value: `${comparedFrom ?? ''} – ${comparedTo}` }] : []),
      { label: L.currency, value: BASE_CURRENCY },
    ],
    columns: [
      { label: L.code },
      { label: L.account },
      { label: L.amount, number: true },
      ...(compared ? [{ label: L.compared, number: true }] : []),
    ],
    tables: [{ rows: [...sections.flatMap(rowsOf), line(L.net, net)] }],
  }
}
