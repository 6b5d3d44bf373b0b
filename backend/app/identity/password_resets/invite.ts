import { conflict } from '#core/base/app_error'
import { isMailAddress } from '#core/mails/address'
import { mailsLeave } from '#core/settings/mail'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { signsInElsewhere } from '#identity/shared/open_ways'
import type User from '#identity/shared/user'
import { mailLink } from './mail_link.js'
import { INVITATION_DAYS, newResetLink } from './reset_links.js'
import { isTooWeak } from './send_reset_link.js'

/**
 * Mails a new person the link by which they choose their first password.
 * @throws AppError 409 ALREADY_SIGNED_IN, MAILS_STAY, NO_ADDRESS, INVITATION_TOO_WEAK for those who
 * administer or decide, SIGN_IN_ELSEWHERE, TOO_MANY_LINKS
 */
export async function invite(uow: UnitOfWork, user: User) {
  const reason = await whyNotInvited(uow, user)
  if (reason) throw conflict(reason)
}

/** Invites where that is possible. @returns the code of what is in the way, null where it was sent */
export async function whyNotInvited(uow: UnitOfWork, user: User): Promise<string | null> {
  if (user.lastLoginAt) return 'ALREADY_SIGNED_IN'
  if (!mailsLeave()) return 'MAILS_STAY'
  if (!user.email || user.isDisabled || !isMailAddress(user.email)) return 'NO_ADDRESS'
  if (await signsInElsewhere(user, uow.trx)) return 'SIGN_IN_ELSEWHERE'
  if (await isTooWeak(uow, user)) return 'INVITATION_TOO_WEAK'
  const href = await newResetLink(uow, user.id, INVITATION_DAYS * 24 * 60)
  if (!href) return 'TOO_MANY_LINKS'
  await mailLink(uow, user, { kind: 'invitation', href })
  return null
}
