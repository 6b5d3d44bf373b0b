import type { Infer } from '@vinejs/vine/types'
import hash from '@adonisjs/core/services/hash'
import { isDuplicate } from '#core/database/failures'
import { forbidden, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isOwner } from '#identity/held_changes/confirmers'
import { accessSettings } from '#identity/shared/access_settings'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { requireStrongPasscode, requireStrongPassword } from '#identity/shared/password'
import User from '#identity/shared/user'
import { holdPowers, needsSecondPerson, powersOf } from './held_access.js'
import type { createUserValidator } from './validator.js'

/** A new person before anything is granted. */
const NOBODY = { id: 0, role: 'staff', permissions: {} }

/**
 * Makes an account. What one administrator does not grant alone waits for a second person: `held`.
 * @throws AppError 422 on `username` or `password`, 403 OWNER_NAME
 */
export async function createUser(
  uow: UnitOfWork,
  { username: stated, passcode, ...input }: Infer<typeof createUserValidator>
) {
  const username = canonicalUsername(stated)
  if (!username) throw invalid({ username: ['username'] })
  requireStrongPassword(input.password, username)
  if (passcode) requireStrongPasscode(passcode, [username, input.email ?? null])
  if (namesPowers(username)) await requireOwner(uow)
  const powers = { role: input.role, permissions: grantedOnly(input.permissions) }
  const held = needsSecondPerson({ ...NOBODY, username }, powers)
  const user = await User.create(
    {
      ...input,
      ...(held ? powersOf(NOBODY) : powers),
      username,
      passcode: passcode ? await hash.make(passcode) : null,
      nameAr: input.nameAr ?? null,
      email: input.email ?? null,
      digits: 'latin',
      loginEpoch: 0,
      version: 1,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  ).catch((error) => {
    throw isDuplicate(error) ? invalid({ username: ['taken'] }) : error
  })
  if (accessSettings.approverIds.includes(user.id)) await requireOwner(uow)
  await user.refresh()
  const about = { entityType: 'user', entityId: user.id, label: username }
  await uow.audit({ action: 'create', ...about, after: user.toAudit() })
  if (held) await holdPowers(uow, user, powers)
  return { user, held }
}

/** Some powers follow from the username or the id alone: such an account is made by an owner only. */
const namesPowers = (username: string) =>
  accessSettings.owners.includes(username) || accessSettings.approvers.includes(username)

async function requireOwner({ actor, trx }: UnitOfWork) {
  if (!isOwner(await User.findOrFail(actor.id, { client: trx }))) throw forbidden('OWNER_NAME')
}

/** Only what is granted is kept: an absent permission and a false one are the same. */
export function grantedOnly(permissions: Record<string, boolean | undefined> = {}) {
  return Object.fromEntries(Object.entries(permissions).filter(([, granted]) => granted)) as Record<
    string,
    boolean
  >
}
