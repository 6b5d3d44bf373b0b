import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import { givePowers, type PowersChange } from './give_powers.js'
import { readPowers, readSets, type KnownSets } from '#identity/shared/read_powers'
import { flags, powersWith, samePowers, type Powers } from '#identity/shared/powers'
import type User from '#identity/shared/user'
import { auditUser, lockUser } from './held_access.js'

/** Leaves what a person may do as it is until someone else has confirmed the new state. */
export function holdPowers(
  uow: UnitOfWork,
  user: User,
  { before, after }: PowersChange,
  sets: KnownSets
) {
  const isApart = [before, after].some((one) => one.setIds.length || one.deniedPermissions.length)
  return holdChange(uow, {
    ...{ kind: 'user_access', subjectId: user.id, label: user.username, concernedId: user.id },
    payload: { before, after },
    before: shown(before, sets, isApart),
    after: shown(after, sets, isApart),
  })
}

/** As those who confirm it read it: where it comes from only where there is more than grants. */
function shown(powers: Powers, sets: KnownSets, isApart: boolean): Record<string, unknown> {
  const { role, permissions, ownPermissions, deniedPermissions, setIds } = powers
  if (!isApart) return { role, permissions }
  return {
    ...{ role, permissions, ownPermissions: flags(ownPermissions) },
    permissionSets: setIds.map((id) => sets.get(id)!.name),
    deniedPermissions: flags(deniedPermissions),
  }
}

registerHeldChange('user_access', async (uow, { subjectId, payload }) => {
  const user = await lockUser(uow, subjectId)
  const sets = await readSets(uow.trx)
  const now = (await readPowers(uow.trx, [user])).get(user.id)!
  const { before, after } = payload as unknown as PowersChange
  // what was confirmed is what was looked at, also of the sets that it follows from
  if (!isWhole(after) || !samePowers(now, before)) throw conflict('CONFLICT')
  if (!samePowers(powersWith(now, after, sets), after)) throw conflict('CONFLICT')
  await changePowers(uow, user, { before, after })
})

/** Requests from before there were sets name neither sets nor denials. */
const isWhole = ({ setIds, deniedPermissions }: Partial<Powers>) => setIds && deniedPermissions

/** Gives a locked user other powers and writes it into the log. */
export async function changePowers(uow: UnitOfWork, user: User, change: PowersChange) {
  if (!user.$preloaded.permissionSets) await user.load('permissionSets')
  const known = user.toAudit()
  await givePowers(uow, user, change, uow.actor.id === user.id ? uow.actor.sessionId : null)
  user.merge({ version: user.version + 1, updatedBy: uow.actor.id })
  await user.save()
  await auditUser(uow, 'update', user, known)
}
