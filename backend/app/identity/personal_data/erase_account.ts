import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import { conflict } from '#core/base/app_error'
import { obstacle, registerObstacles } from '#core/personal_data/obstacles'
import type { Pseudonym } from '#core/personal_data/erasure_rule'
import { today } from '#core/settings/firm_clock'
import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { pendingChanges } from '#identity/held_changes/pending_changes'
import ApprovalDelegation from '#identity/delegations/approval_delegation'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import { isOwner } from '#identity/shared/owners'
import User from '#identity/shared/user'

registerObstacles(async ({ userId }, client) => {
  const user = userId === null ? null : await User.find(userId, { client })
  if (!user) return []
  const delegation = await ApprovalDelegation.query({ client })
    .where((either) => void either.where('userId', user.id).orWhere('delegateId', user.id))
    .where('toOn', '>=', today())
    .first()
  // carried out afterwards, they would give the account an address or a password again
  const change = await pendingChanges(client)
    .where((either) => void either.where('concernedId', user.id).orWhere('requestedBy', user.id))
    .whereNot('kind', 'person_erasure')
    .first()
  return [
    ...obstacle(!user.isDisabled, 'account_active'),
    // the username alone gives rights: it is taken off the installation first
    ...obstacle(isOwner(user), 'account_of_owner'),
    ...obstacle(delegation, 'delegations_open'),
    ...obstacle(change, 'changes_pending'),
  ]
})

/** @throws AppError 409 for one that was enabled again meanwhile */
export async function closeAccounts(uow: UnitOfWork, ids: number[]) {
  for (const id of ids) {
    const user = await User.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()
    if (!user.isDisabled) throw conflict('ERASURE_BLOCKED')
    if (user.photoFileId) await deleteFile(uow, user.photoFileId)
  }
}

/** No one knows the password that it has from now on. The log learns the new username alone. */
export async function finishAccounts(uow: UnitOfWork, ids: number[], { en, number }: Pseudonym) {
  for (const id of ids) {
    const password = await hash.make(randomBytes(32).toString('base64url'))
    await uow.trx.from('users').where('id', id).update({ password }).increment('version', 1)
    forgetSessionsAfter(uow.trx, id)
    const about = { entityType: 'user', entityId: id, label: en }
    await uow.audit({ action: 'erase', ...about, after: { username: `erased-${number}` } })
  }
}
