import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { hashToken, newSessionToken } from '#identity/guard/session_tokens'

export const LINK_MINUTES = 30
/** Of a link by which a new person chooses their first password. */
export const INVITATION_DAYS = 3
/** Of one account, whoever asks: more would only fill a mailbox. */
const MOST_PER_HOUR = 3

/**
 * A new link for a person whose account is locked by the caller; those before it end. The token stands
 * behind the `#`: browsers send it to no server and in no referrer.
 * @returns null where there were enough of them within an hour
 */
export async function newResetLink(
  uow: UnitOfWork,
  userId: number,
  minutes = LINK_MINUTES
): Promise<string | null> {
  const recent = await uow.trx
    .from('password_resets')
    .where('user_id', userId)
    .where('created_at', '>', sqlInstant(-3600))
    .limit(MOST_PER_HOUR)
    // as it is now: what this transaction has read before may be older than the lock of the account
    .forUpdate()
    .select('id')
  if (recent.length >= MOST_PER_HOUR) return null
  await endResets(uow, userId)
  const token = newSessionToken()
  await uow.trx.table('password_resets').insert({
    ...{ user_id: userId, token_hash: hashToken(token), ended_at: null },
    ...{ created_at: sqlInstant(), expires_at: sqlInstant(minutes * 60) },
  })
  return new URL(`/reset-password#${token}`, appUrl).href
}

/** Ends the links of a person that are still open. */
export async function endResets({ trx }: UnitOfWork, userId: number) {
  await trx
    .from('password_resets')
    .where('user_id', userId)
    .whereNull('ended_at')
    .update({ ended_at: sqlInstant() })
}

interface OpenLink {
  id: number
  userId: number
}

/** The link of a token that can still be used. */
export async function openLink(
  client: Pick<QueryClientContract, 'from'>,
  token: string
): Promise<OpenLink | null> {
  const row = await client
    .from('password_resets')
    .where('token_hash', hashToken(token))
    .whereNull('ended_at')
    .where('expires_at', '>', sqlInstant())
    .select('id', 'user_id')
    .first()
  return row ? { id: Number(row.id), userId: Number(row.user_id) } : null
}

/** Uses a link up. @returns false where another request was quicker */
export async function useLink({ trx }: UnitOfWork, { id }: OpenLink): Promise<boolean> {
  const open = trx.from('password_resets').where('id', id).whereNull('ended_at')
  return Boolean(await affected(open.update({ ended_at: sqlInstant() })))
}
