import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/exceptions/app_error'
import { today } from '#core/settings/firm_clock'
import type { Unit } from '#core/unit/unit'
import ApprovalDelegation from '#identity/delegations/models/approval_delegation'
import { delegations, hasDecisions } from '#identity/delegations/lent_abilities'
import { DELEGATION_GIVEN, type DelegationGiven } from '#identity/events'
import User from '#identity/models/user'

const LONGEST_DAYS = 180

interface Terms {
  userId: number
  delegateId: number
  fromOn: string
  toOn: string
  note: string | null
}

const about = (delegation: ApprovalDelegation) => ({
  entityType: 'approval_delegation',
  entityId: delegation.id,
  label: `${delegation.fromOn} – ${delegation.toOn}`,
})

/**
 * Lets a colleague decide in somebody's name from one day to another, both included.
 * @throws AppError 422 per field, 409 DELEGATION_OVERLAPS when somebody stands in on one of the days
 */
export async function giveDelegation(unit: Unit, terms: Terms): Promise<ApprovalDelegation> {
  // held, so that two at once do not both find the days free
  const user = await User.query({ client: unit.trx }).where('id', terms.userId).forUpdate().first()
  if (!user || user.isDisabled) throw invalid({ userId: ['absent'] })
  if (!hasDecisions(user)) throw invalid({ userId: ['nothingToDelegate'] })
  await requireTerms(unit, terms)
  const delegation = new ApprovalDelegation().useTransaction(unit.trx)
  const by = unit.actor.id
  await delegation.merge({ ...terms, version: 1, createdBy: by, updatedBy: by }).save()
  await unit.audit({ action: 'create', ...about(delegation), after: delegation.toAudit() })
  const event: DelegationGiven = { ...terms, userName: user.name }
  await unit.emit(DELEGATION_GIVEN, { ...event })
  unit.afterCommit(() => delegations.changed())
  return delegation
}

async function requireTerms(unit: Unit, { userId, delegateId, fromOn, toOn }: Terms) {
  const delegate = await User.find(delegateId, { client: unit.trx })
  if (!delegate || delegate.isDisabled) throw invalid({ delegateId: ['absent'] })
  if (delegateId === userId) throw invalid({ delegateId: ['choice'] })
  if (toOn < today()) throw invalid({ toOn: ['past'] })
  if (toOn < fromOn) throw invalid({ toOn: ['beforeStart'] })
  const days = DateTime.fromISO(toOn).diff(DateTime.fromISO(fromOn), 'days').days
  if (days > LONGEST_DAYS) throw invalid({ toOn: ['range'] })
  const other = await ApprovalDelegation.query({ client: unit.trx })
    .where('userId', userId)
    .where('fromOn', '<=', toOn)
    .where('toOn', '>=', fromOn)
    .first()
  if (other) throw conflict('DELEGATION_OVERLAPS')
}

/** From now on the person decides for themselves again. */
export async function endDelegation(unit: Unit, delegation: ApprovalDelegation) {
  await delegation.useTransaction(unit.trx).delete()
  await unit.audit({ action: 'delete', ...about(delegation), before: delegation.toAudit() })
  unit.afterCommit(() => delegations.changed())
}
