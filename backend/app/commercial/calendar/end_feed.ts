import { onEvent } from '#core/outbox/listeners'
import { isActiveUser } from '#core/base/is_active_user'
import { ACCOUNT_DISABLED, type AccountDisabled } from '#identity/events'

/** The address of a calendar ends with its owner's account, also when the account is opened again later. */
onEvent<AccountDisabled>(ACCOUNT_DISABLED, 'end-feed', async ({ payload: { userId } }, uow) => {
  // enabled again before this ran
  if (await isActiveUser(uow.trx, userId)) return
  const feeds = () => uow.trx.from('calendar_feeds').where('user_id', userId)
  if (!(await feeds().first())) return
  await feeds().delete()
  await uow.audit({ action: 'delete', entityType: 'calendar_feed', entityId: userId, before: {} })
})
