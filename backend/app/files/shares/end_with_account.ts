import { onEvent } from '#core/outbox/listeners'
import { isActiveUser } from '#core/base/is_active_user'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  ACCOUNT_DISABLED,
  SERVICE_ACCOUNT_TURNED_OFF,
  type AccountDisabled,
  type ServiceAccountTurnedOff,
} from '#identity/events'
import ServiceAccount from '#identity/shared/service_account'
import { revokeShare } from '#files/shares/actions/end_share'
import Share from '#files/shares/share'

/** What someone shared ends with their account, also when the account is opened again later. */
onEvent<AccountDisabled>(ACCOUNT_DISABLED, 'end-shares', async ({ payload: { userId } }, uow) => {
  // enabled again before this ran
  if (await isActiveUser(uow.trx, userId)) return
  await endShares(uow, userId)
})

/** What a program shared ends when it is turned off. */
onEvent<ServiceAccountTurnedOff>(
  SERVICE_ACCOUNT_TURNED_OFF,
  'end-shares',
  async ({ payload: { id } }, uow) => {
    const { active, userId } = await ServiceAccount.findOrFail(id, { client: uow.trx })
    // turned on again before this ran
    if (!active) await endShares(uow, userId)
  }
)

async function endShares(uow: UnitOfWork, userId: number) {
  const shares = await Share.query({ client: uow.trx })
    .where('createdBy', userId)
    .whereNull('revokedAt')
    .orderBy('id')
    .forUpdate()
  for (const share of shares) if (share.status === 'open') await revokeShare(uow, share)
}
