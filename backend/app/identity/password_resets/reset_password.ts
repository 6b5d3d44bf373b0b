import { conflict } from '#core/base/app_error'
import type { Actor } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { transact } from '#core/unit_of_work/transact'
import { replacePassword } from './replace_password.js'
import { requireUnusedPassword } from '#identity/shared/former_passwords'
import { requireStrongPassword } from '#identity/shared/password'
import { signsInElsewhere } from '#identity/shared/open_ways'
import User from '#identity/shared/user'
import { openLink, useLink } from './reset_links.js'
import { isTooWeak } from './send_reset_link.js'

const ended = () => conflict('RESET_LINK_ENDED')

/** Whose link it is. @throws AppError 409 RESET_LINK_ENDED for one that is used, old, or no link at all */
export async function holderOf(token: string) {
  const link = await openLink(writer(), token)
  const user = link && (await User.find(link.userId, { client: writer() }))
  if (!user || user.isDisabled || (await signsInElsewhere(user, writer()))) throw ended()
  return { link, user }
}

/**
 * Gives the person of a link the password that they chose. Every session of theirs ends, and guesses that
 * were counted against the account are forgotten.
 * @param from where it is done; in the log it stands under the person
 * @throws AppError 409 RESET_LINK_ENDED, 422 on `password`
 */
export async function resetPassword(
  from: Pick<Actor, 'ip' | 'agent' | 'requestId'>,
  token: string,
  password: string
) {
  const { link, user: known } = await holderOf(token)
  requireStrongPassword(password, known.username)
  await requireUnusedPassword(known, password)
  const actor = { id: known.id, name: known.name, sessionId: null, ...from }
  await transact(actor, async (uow) => {
    const user = await User.query({ client: uow.trx }).where('id', known.id).forUpdate().first()
    // a change of the password meanwhile has ended the link
    if (!user || user.isDisabled || !(await useLink(uow, link))) throw ended()
    // the second step that it was sent for may be gone by now
    if (await isTooWeak(uow, user)) throw ended()
    const before = user.toAudit()
    await replacePassword(uow, user, { password, due: false, by: 'mail' })
    user.merge({ lockedUntil: null, loginEpoch: user.loginEpoch + 1 })
    user.merge({ version: user.version + 1, updatedBy: user.id })
    await user.save()
    const about = { entityType: 'user', entityId: user.id, label: user.username }
    await uow.audit({ action: 'reset_password', ...about, before, after: user.toAudit() })
  })
}
