import db from '@adonisjs/lucid/services/db'
import Contract from '#commercial/contracts/contract'
import RetentionRelease from './retention_release.js'
import { retentionAmounts } from './retention_amounts.js'
import { retentionPosition, type RetentionPosition } from './retention_position.js'

export interface RetentionRow extends RetentionPosition {
  contract: Contract
  planned: boolean
  /** The next day on which a share is expected or owed. */
  nextOn: string | null
}

/** The contracts in one currency under which anything was held, those with most due first. */
export async function retentionReport(question: { asOf: string; currency: string }) {
  const { asOf, currency } = question
  const amounts = await retentionAmounts(db.connection(), { asOf })
  const contracts = await Contract.query()
    .whereIn('id', [...amounts.keys()])
    .where('currency', currency)
    .orderBy('id')
  const plans = await RetentionRelease.query()
    .whereIn(
      'contractId',
      contracts.map(({ id }) => id)
    )
    .orderBy('position')
  const byContract = Map.groupBy(plans, ({ contractId }) => contractId)
  return contracts
    .map((contract): RetentionRow => {
      const plan = byContract.get(contract.id) ?? []
      const position = retentionPosition(amounts.get(contract.id)!, plan, asOf)
      const open = plan.filter((_, index) => position.portions[index]!.openMinor > 0)
      const days = open.flatMap((one) => one.owedFrom ?? one.dueOn ?? []).sort()
      return { ...position, contract, planned: plan.length > 0, nextOn: days[0] ?? null }
    })
    .filter(({ retainedMinor, heldMinor }) => retainedMinor !== 0 || heldMinor !== 0)
    .sort((a, b) => b.dueMinor - a.dueMinor || b.heldMinor - a.heldMinor)
}
