import { onEvent } from '#core/outbox/listeners'
import { isActiveUser } from '#core/base/is_active_user'
import { ACCOUNT_DISABLED, type AccountDisabled } from '#identity/events'
import { revokeShare } from '#files/shares/actions/end_share'
import Share from '#files/shares/share'

/** What someone shared ends with their account, also when the account is opened again later. */
onEvent<AccountDisabled>(ACCOUNT_DISABLED, 'end-shares', async ({ payload: { userId } }, uow) => {
  // enabled again before this ran
  if (await isActiveUser(uow.trx, userId)) return
  const shares = await Share.query({ client: uow.trx })
    .where('createdBy', userId)
    .whereNull('revokedAt')
    .orderBy('id')
    .forUpdate()
  for (const share of shares) if (share.status === 'open') await revokeShare(uow, share)
})
