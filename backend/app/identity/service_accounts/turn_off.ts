import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ApiToken from '#identity/api_tokens/api_token'
import { revokeToken } from '#identity/api_tokens/make_token'
import { SERVICE_ACCOUNT_TURNED_OFF, type ServiceAccountTurnedOff } from '#identity/events'
import type ServiceAccount from '#identity/shared/service_account'
import { isForServices } from '#identity/shared/service_abilities'
import { lockActive, saveChanged } from './save_account.js'
import { inForce } from '#identity/shared/tokens_in_force'

/** Turns a locked account off: its tokens are revoked and stay so. @throws AppError 409 SERVICE_ACCOUNT_OFF */
export async function turnOff(uow: UnitOfWork, account: ServiceAccount) {
  if (!account.active) throw conflict('SERVICE_ACCOUNT_OFF')
  const before = account.toAudit()
  account.active = false
  for (const token of await tokensInForce(uow, account)) await revokeToken(uow, token, account.name)
  await saveChanged(uow, account, { action: 'turn_off', before })
  const { id, name, responsibleId } = account
  const event: ServiceAccountTurnedOff = { id, name, responsibleId }
  await uow.emit(SERVICE_ACCOUNT_TURNED_OFF, { ...event })
}

/**
 * Turns a locked account on again, by someone who could give it what it has.
 * @throws AppError 409 SERVICE_ACCOUNT_ON, SERVICE_ACCOUNT_ALONE without who answers for it, 422 where it has more than the administrator
 */
export async function turnOn(uow: UnitOfWork, account: ServiceAccount, own: ReadonlySet<string>) {
  if (account.active) throw conflict('SERVICE_ACCOUNT_ON')
  if (!account.responsibleId || !(await lockActive(uow, account.responsibleId)))
    throw conflict('SERVICE_ACCOUNT_ALONE')
  // what has been closed to service accounts meanwhile is closed to this one as well
  const open = account.abilities.filter(isForServices)
  if (!open.every((ability) => own.has(ability))) throw invalid({ abilities: ['unknown'] })
  const before = account.toAudit()
  account.active = true
  await saveChanged(uow, account, { action: 'turn_on', before })
}

const tokensInForce = ({ trx }: UnitOfWork, { userId }: ServiceAccount) =>
  inForce(ApiToken.query({ client: trx }).where('user_id', userId)).orderBy('id')
