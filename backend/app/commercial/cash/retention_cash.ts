import { unlessPast, type CashSource, type ExpectedCash } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import RetentionRelease from '#commercial/retention/retention_release'
import { retentionReport } from '#commercial/retention/retention_report'
import { currenciesOf } from './receivable_cash.js'

/** What clients hold back, on the days of its plan; what has no plan, or is past its day, on no day. */
export const clientRetentionSource: CashSource = {
  line: 'client_retention',
  async *read({ from }) {
    for (const { currency, rate } of await currenciesOf('contracts')) {
      const rows = await retentionReport({ asOf: from, currency })
      const plans = await plansOf(rows.map(({ contract }) => contract.id))
      yield rows.flatMap(({ contract, heldMinor, portions }) => {
        const plan = plans.get(contract.id) ?? []
        const parts = plan.length
          ? portions.map(({ openMinor }, i) => ({ openMinor, on: dayOf(plan[i]!) }))
          : [{ openMinor: heldMinor, on: null }]
        return parts
          .filter(({ openMinor }) => openMinor !== 0)
          .map(({ openMinor, on }): ExpectedCash => ({
            ...{ kind: 'contract', recordId: contract.id, number: contract.number },
            ...{ party: contract.clientName, on: unlessPast(on, from) },
            amountMinor: atRate(openMinor, currency, rate),
          }))
      })
    }
  },
}

const dayOf = ({ owedFrom, dueOn }: RetentionRelease) => owedFrom ?? dueOn

async function plansOf(contractIds: number[]) {
  const rows = await RetentionRelease.query().whereIn('contractId', contractIds).orderBy('position')
  return Map.groupBy(rows, ({ contractId }) => contractId)
}
