import { DateTime } from 'luxon'
import { AppError, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { hashToken, newSessionToken } from '#identity/guard/session_tokens'
import { isForTokens } from '#identity/shared/token_abilities'
import { sqlInstant } from '#core/database/instants'
import User from '#identity/shared/user'
import ApiToken from './api_token.js'

/** Tokens in force of one person. */
const MOST = 20
/** Programs that look for secrets in files and logs know it by this. */
const PREFIX = 'binaa_'

/** Whose token it is, and how the log names them. */
interface Holder {
  userId: number
  name: string
}

interface Wish {
  name: string
  abilities: string[]
  days: number
}

/**
 * Makes a token.
 * @param own what its person may do without what colleagues have lent
 * @param holder the service account that it is for; oneself by default
 * @returns the token, which is answered once, and its row
 * @throws AppError 409 TOO_MANY_TOKENS, 422 on abilities that its person has not or that no token may have
 */
export async function makeToken(
  uow: UnitOfWork,
  wish: Wish,
  own: ReadonlySet<string>,
  holder?: Holder
) {
  const abilities = [...new Set(wish.abilities)].sort()
  if (!abilities.every((ability) => own.has(ability) && isForTokens(ability)))
    throw invalid({ abilities: ['unknown'] })
  const userId = holder?.userId ?? uow.actor.id!
  // one at a time, so that two at once don't go over the limit together
  const user = await User.query({ client: uow.trx }).where('id', userId).forUpdate().firstOrFail()
  if ((await inForce(uow, userId)).length >= MOST) throw new AppError(409, 'TOO_MANY_TOKENS')
  const token = `${PREFIX}${newSessionToken()}`
  const now = DateTime.utc()
  const row = await ApiToken.create(
    {
      ...{ userId, name: wish.name, tokenHash: hashToken(token), ending: token.slice(-4) },
      ...{ abilities: JSON.stringify(abilities), createdAt: now },
      ...{ expiresAt: now.plus({ days: wish.days }), lastUsedAt: null, lastUsedIp: null },
      revokedAt: null,
    },
    { client: uow.trx }
  )
  await uow.audit({
    action: 'create',
    entityType: 'api_token',
    entityId: row.id,
    label: `${holder?.name ?? user.username} · ${row.name}`,
    after: row.toAudit(),
  })
  return { row, token }
}

const inForce = ({ trx }: UnitOfWork, userId: number) =>
  ApiToken.query({ client: trx })
    .where('user_id', userId)
    .whereNull('revoked_at')
    .whereNull('replaced_at')
    .where('expires_at', '>', sqlInstant())

/** Ends a token at once; one that has ended stays as it is. */
export async function revokeToken(uow: UnitOfWork, row: ApiToken, username: string) {
  if (row.revokedAt) return
  await row.useTransaction(uow.trx).merge({ revokedAt: DateTime.utc() }).save()
  await uow.audit({
    action: 'revoke_token',
    entityType: 'api_token',
    entityId: row.id,
    label: `${username} · ${row.name}`,
  })
}
