import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import User from '#identity/shared/user'
import ApprovalDelegation from './approval_delegation.js'
import { endDelegation } from './give_delegation.js'

/**
 * Ends what a user has delegated and what was delegated to them, now or for a day to come.
 * @returns the other party of each, with the days
 */
export async function endDelegationsOf(uow: UnitOfWork, userId: number) {
  const open = await ApprovalDelegation.query({ client: uow.trx })
    .where((either) => void either.where('userId', userId).orWhere('delegateId', userId))
    .where('toOn', '>=', today())
    .orderBy('id')
    .forUpdate()
  const ended = []
  for (const delegation of open) {
    const { id, fromOn, toOn } = delegation
    const otherId = delegation.userId === userId ? delegation.delegateId : delegation.userId
    const other = await User.findOrFail(otherId, { client: uow.trx })
    await endDelegation(uow, delegation)
    ended.push({ id, name: other.name, nameAr: other.nameAr ?? other.name, fromOn, toOn })
  }
  return ended
}
