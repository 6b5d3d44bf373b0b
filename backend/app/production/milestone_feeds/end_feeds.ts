import { isActiveUser } from '#core/base/is_active_user'
import { onEvent } from '#core/outbox/listeners'
import { ACCOUNT_DISABLED, type AccountDisabled } from '#identity/events'

/** The addresses of a person end with the account, also when the account is opened again later. */
onEvent<AccountDisabled>(ACCOUNT_DISABLED, 'end-milestone-feeds', async ({ payload }, uow) => {
  const { userId } = payload
  // enabled again before this ran
  if (await isActiveUser(uow.trx, userId)) return
  const feeds = await uow.trx.from('milestone_feeds').where('user_id', userId).select('project_id')
  if (!feeds.length) return
  await uow.trx.from('milestone_feeds').where('user_id', userId).delete()
  for (const { project_id: entityId } of feeds)
    await uow.audit({ action: 'delete', entityType: 'milestone_feed', entityId, before: {} })
})
