import { DateTime } from 'luxon'
import { conflict, invalid, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ApiToken from '#identity/api_tokens/api_token'
import { makeToken } from '#identity/api_tokens/make_token'
import { servicesOnly, withNeeds } from '#identity/shared/service_abilities'
import type ServiceAccount from '#identity/shared/service_account'
import { keepOperator } from './save_account.js'

interface Wish {
  name: string
  abilities: string[]
  days: number
}

/**
 * Makes a token of a locked account. Who makes it sees it, so it may do no more than they may themselves.
 * @throws AppError 409 SERVICE_ACCOUNT_OFF, and as `makeToken`
 */
export async function makeServiceToken(
  uow: UnitOfWork,
  account: ServiceAccount,
  wish: Wish,
  own: ReadonlySet<string>
) {
  if (!account.active) throw conflict('SERVICE_ACCOUNT_OFF')
  const allowed = servicesOnly(account.abilities).intersection(own)
  const wished = new Set(wish.abilities)
  if (wished.isSubsetOf(allowed) && withNeeds(wished).size < wished.size)
    throw invalid({ abilities: ['incomplete'] })
  const { userId, name } = account
  const made = await makeToken(uow, wish, allowed, { userId, name })
  await keepOperator(uow, account, uow.actor.id!)
  return made
}

interface Renewal {
  old: ApiToken
  days: number
  overlapDays: number
}

/**
 * Makes a token like a locked one, which lives on for some days, so that the program can change over.
 * @throws AppError 409 TOKEN_ENDED, TOKEN_REPLACED, and as above
 */
export async function rotateServiceToken(
  uow: UnitOfWork,
  account: ServiceAccount,
  { old, days, overlapDays }: Renewal,
  own: ReadonlySet<string>
) {
  if (!old.isInForce) throw conflict('TOKEN_ENDED')
  if (old.replacedAt) throw conflict('TOKEN_REPLACED')
  const stated = JSON.parse(old.abilities) as string[]
  // what the account has lost since is lost to the new one; what its maker lacks is refused
  const open = servicesOnly(account.abilities)
  const abilities = [...withNeeds(new Set(stated.filter((one) => open.has(one))))]
  if (!abilities.length) throw invalid({ abilities: ['unknown'] })
  const now = DateTime.utc()
  const expiresAt = DateTime.min(old.expiresAt, now.plus({ days: overlapDays }))
  const before = old.toAudit()
  // first, so that the new one has its place among those that there may be
  await old.useTransaction(uow.trx).merge({ expiresAt, replacedAt: now }).save()
  const made = await makeServiceToken(uow, account, { name: old.name, abilities, days }, own)
  const label = `${account.name} · ${old.name}`
  const entity = { entityType: 'api_token', entityId: old.id, label }
  await uow.audit({ action: 'rotate_token', ...entity, before, after: old.toAudit() })
  return made
}

/** A token of this account. @throws AppError 404 */
export async function lockToken(uow: UnitOfWork, { userId }: ServiceAccount, id: number) {
  const token = await ApiToken.query({ client: uow.trx })
    .where({ id, user_id: userId })
    .forUpdate()
    .first()
  if (!token) throw notFound()
  return token
}
