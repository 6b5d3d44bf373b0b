import { onEvent } from '#core/outbox/listeners'
import {
  ACCOUNT_DISABLED,
  SERVICE_ACCOUNT_LEFT,
  type AccountDisabled,
  type ServiceAccountLeft,
} from '#identity/events'
import ServiceAccount from '#identity/shared/service_account'
import User from '#identity/shared/user'
import { lockAccount, saveChanged } from './save_account.js'

/** An account goes on when the person who answers for it leaves; administrators find someone else. */
onEvent<AccountDisabled>(ACCOUNT_DISABLED, 'leave-services', async ({ payload }, uow) => {
  const { userId } = payload
  const accounts = await ServiceAccount.query({ client: uow.trx })
    .where('responsible_id', userId)
    .orderBy('id')
  if (!accounts.length) return
  const { name: formerName } = await User.findOrFail(userId, { client: uow.trx })
  for (const { id } of accounts) {
    const account = await lockAccount(uow, id)
    if (account.responsibleId !== userId) continue
    const before = account.toAudit()
    account.responsibleId = null
    await saveChanged(uow, account, { action: 'leave', before })
    const event: ServiceAccountLeft = { id, name: account.name, formerName }
    await uow.emit(SERVICE_ACCOUNT_LEFT, { ...event })
  }
})
