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

/** Tells once of each share of retention that the client owes by now. */
export async function remindOfRetention(on: string = today()) {
  const waiting = await RetentionRelease.query()
    .whereNull('remindedOn')
    .where((query) => {
      query.where('dueOn', '<=', on).orWhere('occurredOn', '<=', on)
    })
    .orderBy('id')
    .limit(AT_ONCE)
  for (const { id, contractId } of waiting) await remind(id, contractId, on)
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
