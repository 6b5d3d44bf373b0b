import type { Infer } from '@vinejs/vine/types'
import { isDuplicate } from '#core/database/failures'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { changePowers } from '#identity/users/held_powers'
import { needsSecondPerson } from '#identity/users/held_access'
import { givesMoreByGroup, isMapped } from '#identity/identity_providers/mapped_sets'
import { inOrder, samePowers } from '#identity/shared/powers'
import { holdSet } from './held_set.js'
import PermissionSet, { MOST_SETS } from '#identity/shared/permission_set'
import { planSetChange, type Effect, type SetFields } from './plan_set_change.js'
import type { createPermissionSetValidator, updatePermissionSetValidator } from './validator.js'

/** Adds a set without members, which gives no one anything yet. @throws AppError 409 TOO_MANY_SETS, 422 */
export async function createSet(
  uow: UnitOfWork,
  input: Infer<typeof createPermissionSetValidator>
): Promise<PermissionSet> {
  const known = await PermissionSet.query({ client: uow.trx }).select('id').limit(MOST_SETS)
  if (known.length >= MOST_SETS) throw conflict('TOO_MANY_SETS')
  const { nameAr = null, description = null, active = true } = input
  const fields = { name: input.name, nameAr, description, active }
  const set = new PermissionSet().useTransaction(uow.trx)
  set.merge({ ...fields, permissions: inOrder(input.permissions), version: 1 })
  set.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id })
  await saveNamed(set)
  await set.refresh()
  await uow.audit({ action: 'create', ...aboutSet(set), after: set.toAudit() })
  publishSet(uow, set, 'create')
  return set
}

/**
 * Changes a locked set, and with it what its members may do. Where that gives one of them what no
 * administrator gives alone, the whole change waits for a second person.
 * @returns whether it is held
 * @throws AppError 409 LAST_ADMIN, 422 on a name that is taken
 */
export async function updateSet(
  uow: UnitOfWork,
  set: PermissionSet,
  input: Infer<typeof updatePermissionSetValidator>
): Promise<boolean> {
  const fields = fieldsWith(set, input)
  const effects = await planSetChange(uow, set, fields)
  const gives = effects.some(({ user, after }) => needsSecondPerson(user, after))
  // who comes with a group of a provider gets it as well, later
  if (gives || (givesMoreByGroup(set, fields) && (await isMapped(uow.trx, set.id, true)))) {
    await holdSet(uow, set, fields, effects)
    return true
  }
  await applySet(uow, set, fields, effects)
  return false
}

function fieldsWith(set: PermissionSet, input: Partial<SetFields>): SetFields {
  const { name, nameAr, description, permissions, active } = set
  const stated = Object.entries(input).filter(([, value]) => value !== undefined)
  const fields = { name, nameAr, description, permissions, active, ...Object.fromEntries(stated) }
  return { ...fields, permissions: inOrder(fields.permissions) }
}

/** Writes a changed set and what it makes of its members, each of them with an entry of the log. */
export async function applySet(
  uow: UnitOfWork,
  set: PermissionSet,
  fields: SetFields,
  effects: readonly Effect[]
) {
  const before = set.toAudit()
  set.merge({ ...fields, version: set.version + 1, updatedBy: uow.actor.id })
  await saveNamed(set)
  for (const { user, ...change } of effects)
    if (!samePowers(change.before, change.after)) await changePowers(uow, user, change)
  await uow.audit({ action: 'update', ...aboutSet(set), before, after: set.toAudit() })
  publishSet(uow, set, 'update')
}

/** Only a set without members goes: what it gave would end unseen. @throws AppError 409 SET_HAS_MEMBERS, SET_IS_MAPPED */
export async function deleteSet(uow: UnitOfWork, set: PermissionSet) {
  const members = uow.trx.from('permission_set_members').where('permission_set_id', set.id)
  if (await members.forShare().first()) throw conflict('SET_HAS_MEMBERS')
  if (await isMapped(uow.trx, set.id)) throw conflict('SET_IS_MAPPED')
  await set.delete()
  await uow.audit({ action: 'delete', ...aboutSet(set), before: set.toAudit() })
  publishSet(uow, set, 'delete')
}

/** @throws AppError 404, 412 */
export async function lockSet(uow: UnitOfWork, id: number, expectedVersion?: number) {
  const set = await PermissionSet.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!set) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(set, expectedVersion, uow.trx)
  return set
}

const saveNamed = (set: PermissionSet) =>
  set.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ name: ['taken'] }) : error
  })

const aboutSet = ({ id, name }: PermissionSet) => ({
  entityType: 'permission_set',
  entityId: id,
  label: name,
})

function publishSet(uow: UnitOfWork, { id }: PermissionSet, action: string) {
  const data = { resource: 'permission-sets', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'permission-sets.manage', data }))
}
