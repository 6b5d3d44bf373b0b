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

/**
 * An account goes on when someone who answers for it or has its tokens leaves; administrators find someone else
 * and replace the tokens.
 */
onEvent<AccountDisabled>(ACCOUNT_DISABLED, 'leave-services', async ({ payload }, uow) => {
  const { userId } = payload
  // a firm has two hundred at most
  const all = await ServiceAccount.query({ client: uow.trx }).orderBy('id')
  const accounts = all.filter(
    (one) => one.responsibleId === userId || (one.active && one.operators.includes(userId))
  )
  if (!accounts.length) return
  const { name: formerName } = await User.findOrFail(userId, { client: uow.trx })
  for (const { id } of accounts) {
    const account = await lockAccount(uow, id)
    const answered = account.responsibleId === userId
    if (answered) {
      const before = account.toAudit()
      account.responsibleId = null
      await saveChanged(uow, account, { action: 'leave', before })
    }
    if (!account.active) continue
    const event: ServiceAccountLeft = { id, name: account.name, formerName, answered }
    await uow.emit(SERVICE_ACCOUNT_LEFT, { ...event })
  }
})
