import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ApprovalDelegation from './approval_delegation.js'
import { delegations } from './delegated_abilities.js'
import { mayDelegate } from './other_decisions.js'
import { DELEGATION_GIVEN, type DelegationGiven } from '#identity/events'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import User from '#identity/shared/user'

const LONGEST_DAYS = 180

interface Terms extends Record<string, unknown> {
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
 * Lets a colleague decide in someone's name from one day to another, both included.
 * @throws AppError 422 per field, 409 DELEGATION_OVERLAPS when there is a delegation on one of the days
 */
export async function giveDelegation(uow: UnitOfWork, terms: Terms): Promise<ApprovalDelegation> {
  const user = await lenderOf(uow, terms)
  const delegation = new ApprovalDelegation().useTransaction(uow.trx)
  const by = uow.actor.id
  await delegation.merge({ ...terms, version: 1, createdBy: by, updatedBy: by }).save()
  await uow.audit({ action: 'create', ...about(delegation), after: delegation.toAudit() })
  const event: DelegationGiven = { ...terms, userName: user.name }
  await uow.emit(DELEGATION_GIVEN, { ...event })
  uow.afterCommit(() => delegations.changed())
  return delegation
}

/**
 * Asks a second person to lend someone's decisions: one administrator would otherwise have the most
 * careful approver's lent to themselves.
 * @throws AppError as above
 */
export async function holdDelegation(uow: UnitOfWork, terms: Terms) {
  const user = await lenderOf(uow, terms)
  const delegate = await User.findOrFail(terms.delegateId, { client: uow.trx })
  const { fromOn, toOn, note } = terms
  await holdChange(uow, {
    ...{ kind: 'approval_delegation', subjectId: user.id, label: user.username },
    concernedId: user.id,
    payload: terms,
    before: {},
    after: { delegate: delegate.name, fromOn, toOn, note },
  })
}

registerHeldChange('approval_delegation', async (uow, { payload }) => {
  await giveDelegation(uow, payload as Terms)
})

/** Whose decisions are to be lent, locked, so that two at once do not both find the days free. */
async function lenderOf(uow: UnitOfWork, terms: Terms): Promise<User> {
  const user = await User.query({ client: uow.trx }).where('id', terms.userId).forUpdate().first()
  if (!user || user.isDisabled) throw invalid({ userId: ['absent'] })
  if (!(await mayDelegate(uow.trx, user))) throw invalid({ userId: ['nothingToDelegate'] })
  await requireTerms(uow, terms)
  return user
}

async function requireTerms(uow: UnitOfWork, { userId, delegateId, fromOn, toOn }: Terms) {
  const delegate = await User.find(delegateId, { client: uow.trx })
  if (!delegate || delegate.isDisabled) throw invalid({ delegateId: ['absent'] })
  if (delegateId === userId) throw invalid({ delegateId: ['choice'] })
  if (toOn < today()) throw invalid({ toOn: ['past'] })
  if (toOn < fromOn) throw invalid({ toOn: ['beforeStart'] })
  const days = DateTime.fromISO(toOn).diff(DateTime.fromISO(fromOn), 'days').days
  if (days > LONGEST_DAYS) throw invalid({ toOn: ['range'] })
  const other = await ApprovalDelegation.query({ client: uow.trx })
    .where('userId', userId)
    .where('fromOn', '<=', toOn)
    .where('toOn', '>=', fromOn)
    .first()
  if (other) throw conflict('DELEGATION_OVERLAPS')
}

/** From now on the person decides for themselves again. */
export async function endDelegation(uow: UnitOfWork, delegation: ApprovalDelegation) {
  await delegation.useTransaction(uow.trx).delete()
  await uow.audit({ action: 'delete', ...about(delegation), before: delegation.toAudit() })
  uow.afterCommit(() => delegations.changed())
}
