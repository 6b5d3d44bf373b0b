import type { Infer } from '@vinejs/vine/types'
import hash from '@adonisjs/core/services/hash'
import { isDuplicate } from '#core/database/failures'
import { forbidden, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isOwner } from '#identity/shared/owners'
import { accessSettings } from '#identity/shared/access_settings'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { requireStrongPasscode, requireStrongPassword } from '#identity/shared/password'
import User from '#identity/shared/user'
import { givePowers } from './give_powers.js'
import { readSets } from '#identity/shared/read_powers'
import { powersWith, type Powers } from '#identity/shared/powers'
import { needsSecondPerson } from './held_access.js'
import { holdPowers } from './held_powers.js'
import { statedPowers } from './stated_powers.js'
import type { createUserValidator } from './validator.js'

/** A new person before anything is granted. */
const NEW = {
  ...{ role: 'staff', permissions: {}, ownPermissions: [], deniedPermissions: [], setIds: [] },
} satisfies Powers

/**
 * Makes an account. What one administrator does not grant alone waits for a second person: `held`.
 * @throws AppError 422 on `username` or `password`, 403 OWNER_NAME
 */
export async function createUser(
  uow: UnitOfWork,
  { username: stated, passcode, ...request }: Infer<typeof createUserValidator>
) {
  const { role, permissions, deniedPermissions, permissionSetIds, ...input } = request
  const username = canonicalUsername(stated)
  if (!username) throw invalid({ username: ['username'] })
  requireStrongPassword(input.password, username)
  if (passcode) requireStrongPasscode(passcode, [username, input.email ?? null])
  if (namesPowers(username)) await requireOwner(uow)
  const sets = await readSets(uow.trx)
  const wish = { role, permissions, deniedPermissions, permissionSetIds }
  const after = powersWith(NEW, statedPowers(wish, NEW, sets), sets)
  const held = needsSecondPerson({ ...NEW, id: 0, username }, after)
  const user = await User.create(
    {
      ...input,
      ...{ role: NEW.role, permissions: NEW.permissions, username },
      passcode: passcode ? await hash.make(passcode) : null,
      ...{ nameAr: input.nameAr ?? null, email: input.email ?? null },
      // whoever makes the account knows its password
      passwordDue: true,
      ...{ digits: 'latin', loginEpoch: 0, version: 1, createdBy: uow.actor.id },
    },
    { client: uow.trx }
  ).catch((error) => {
    throw isDuplicate(error) ? invalid({ username: ['taken'] }) : error
  })
  if (accessSettings.approverIds.includes(user.id)) await requireOwner(uow)
  await user.refresh()
  const change = { before: NEW, after }
  if (!held) await givePowers(uow, user, change)
  await logCreated(uow, await user.save())
  if (held) await holdPowers(uow, user, change, sets)
  return { user, held }
}

async function logCreated(uow: UnitOfWork, user: User) {
  await user.load('permissionSets')
  const about = { entityType: 'user', entityId: user.id, label: user.username }
  await uow.audit({ action: 'create', ...about, after: user.toAudit() })
}

/** Some powers follow from the username or the id alone: such an account is made by an owner only. */
const namesPowers = (username: string) =>
  accessSettings.owners.includes(username) || accessSettings.approvers.includes(username)

async function requireOwner({ actor, trx }: UnitOfWork) {
  if (!isOwner(await User.findOrFail(actor.id, { client: trx }))) throw forbidden('OWNER_NAME')
}
