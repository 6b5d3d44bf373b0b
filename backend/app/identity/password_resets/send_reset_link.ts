import { appendAudit } from '#core/audit/append_audit'
import { isMailAddress } from '#core/mails/address'
import { mailsLeave } from '#core/settings/mail'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { isGuarded } from '#identity/delegations/guarded'
import { signsInElsewhere } from '#identity/shared/open_ways'
import User from '#identity/shared/user'
import Authenticator from '#identity/two_step/authenticator'
import { mailLink } from './mail_link.js'
import { endResets, newResetLink } from './reset_links.js'

/** What was typed, and from where. */
export interface ResetRequest {
  typed: string
  ip: string | null
  agent: string | null
}

/**
 * Mails a link to whoever is known by a username or an e-mail address. Nothing happens where no one is,
 * where the account is disabled, has no address or signs in through a provider only, or where several have the
 * same address. Who administers
 * or decides and doesn't use two-step verification is mailed that there is no link.
 */
export async function sendResetLink(uow: UnitOfWork, { typed, ip, agent }: ResetRequest) {
  const user = await findPerson(uow, typed)
  if (!user?.email || user.isDisabled || !isMailAddress(user.email) || !mailsLeave()) return
  if (await signsInElsewhere(user, uow.trx)) return
  const link = await newResetLink(uow, user.id)
  if (!link) return
  if (await isTooWeak(uow, user)) {
    await endResets(uow, user.id)
    await mailLink(uow, user, { kind: 'password_reset', href: null })
  } else await mailLink(uow, user, { kind: 'password_reset', href: link })
  const about = { entityType: 'user', entityId: user.id, label: user.username }
  const asked = { ...uow.actor, ip, agent }
  await appendAudit(uow.trx, asked, { action: 'request_password_reset', ...about })
}

async function findPerson({ trx }: UnitOfWork, typed: string): Promise<User | null> {
  const name = canonicalUsername(typed)
  const query = trx.from('users').limit(2).select('id')
  if (name) query.where('username', name)
  // a firm has hundreds of users: no index
  else query.whereNull('disabled_at').whereRaw('LOWER(email) = ?', [typed.trim().toLowerCase()])
  const found = await query
  // one mailbox of several people: who of them asks is not known
  if (found.length !== 1) return null
  return User.query({ client: trx }).where('id', found[0].id).forUpdate().first()
}

/**
 * Whoever sets the mail server could read the link. Of an account that no one may take over alone it
 * takes the second step as well, so without one there is no link.
 */
export async function isTooWeak({ trx }: UnitOfWork, user: User): Promise<boolean> {
  if (!(await isGuarded(user, trx))) return false
  return !(await Authenticator.query({ client: trx })
    .where('user_id', user.id)
    .whereNotNull('confirmed_at')
    .first())
}
