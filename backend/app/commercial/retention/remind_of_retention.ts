import { SYSTEM_ACTOR } from '#core/base/actor'
import { registerTask } from '#core/scheduled/tasks'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import { notify } from '#notifications/notify'
import Contract from '#commercial/contracts/contract'
import RetentionRelease from './retention_release.js'
import { retentionAmounts } from './retention_amounts.js'
import { retentionPosition } from './retention_position.js'

const AT_ONCE = 200

/**
 * Tells once of each share of retention that the client owes by now. Shares that were released are never
 * told of, so that each run passes over them: page by page, not the first ones again and again.
 */
export async function remindOfRetention(on: string = today(), atOnce = AT_ONCE) {
  let last = 0
  for (;;) {
    const waiting = await owedAfter(last, on, atOnce)
    for (const { id, contractId } of waiting) await remind(id, contractId, on)
    if (waiting.length < atOnce) return
    last = waiting.at(-1)!.id
  }
}

/** Shares that are owed by then and not told of, as `owedFrom` has them, of contracts that still hold some. */
function owedAfter(last: number, on: string, limit: number) {
  return RetentionRelease.query()
    .where('id', '>', last)
    .whereNull('remindedOn')
    .where((owed) => {
      owed
        .where((fixed) => void fixed.where('event', 'fixed_day').where('dueOn', '<=', on))
        .orWhere((occurred) => {
          occurred.whereNot('event', 'fixed_day').where('occurredOn', '<=', on)
          occurred.where((due) => void due.whereNull('dueOn').orWhere('dueOn', '<=', on))
        })
    })
    .whereIn('contractId', (holding) => {
      holding
        .from('contract_entries')
        .where('account', 'retention')
        .where('entered_on', '<=', on)
        .groupBy('contract_id')
        .havingRaw('SUM(amount_minor) > 0')
        .select('contract_id')
    })
    .orderBy('id')
    .limit(limit)
}

/** Each in a transaction of its own, looked at again under the lock of its contract. */
function remind(id: number, contractId: number, on: string) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const { trx } = uow
    const contract = await Contract.query({ client: trx })
      .where('id', contractId)
      .forUpdate()
      .firstOrFail()
    const plan = await RetentionRelease.query({ client: trx })
      .where({ contractId })
      .orderBy('position')
    const index = plan.findIndex((one) => one.id === id)
    const release = plan[index]
    if (!release || release.remindedOn || !release.owedFrom || release.owedFrom > on) return
    const amounts = await retentionAmounts(trx, { asOf: on, contractIds: [contractId] })
    const held = amounts.get(contractId) ?? { retainedMinor: 0, releasedMinor: 0 }
    const { openMinor } = retentionPosition(held, plan, on).portions[index]!
    if (openMinor <= 0) return
    await RetentionRelease.query({ client: trx }).where({ id }).update({ remindedOn: on })
    const { number, clientName, currency, createdBy } = contract
    const open = `${currency} ${contract.money(openMinor)}`
    await notify(uow, typeof createdBy === 'number' ? [createdBy] : [], {
      type: 'retention_due',
      title: 'Retention due for release',
      titleAr: 'محتجز مستحق الإفراج',
      message: `${number} — ${clientName}: ${open}, due since ${release.owedFrom}`,
      messageAr: `${number} — ${clientName}: ${open}، مستحق منذ ${release.owedFrom}`,
      priority: 'normal',
      actionUrl: `/commercial/contracts/${contractId}?tab=retention`,
      relatedEntityType: 'contract',
      relatedEntityId: contractId,
    })
  })
}

registerTask({ name: 'remind of retention', seconds: 3600, run: () => remindOfRetention() })
