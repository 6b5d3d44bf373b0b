import { namesOf } from '#identity/shared/powers'
import type User from '#identity/shared/user'
import { coveredByRole } from './covered.js'
import type { Plan, PlannedChange } from './plan_change.js'

/** One row of the matrix: where each of a person's permissions comes from. */
export const presentRow = (user: User) => ({
  ...{ id: user.id, name: user.name, nameAr: user.nameAr, username: user.username },
  ...{ role: user.role, disabled: user.isDisabled, version: user.version },
  effective: namesOf(user.permissions),
  own: namesOf(user.ownPermissions ?? user.permissions),
  denied: user.deniedPermissions ?? [],
  setIds: user.permissionSets.map(({ id }) => id).sort((a, b) => a - b),
  byRole: coveredByRole(user),
})

/** What a plan changes, person by person. */
export const presentPlan = ({ changes, digest }: Plan, asked: number) => ({
  preview: digest,
  changes: changes.map(presentChange),
  unchanged: asked - changes.length,
})

function presentChange({ user, before, after, held }: PlannedChange) {
  const [had, has] = [namesOf(before.permissions), namesOf(after.permissions)]
  return {
    user: { id: user.id, name: user.name, nameAr: user.nameAr },
    held,
    gained: minus(has, had),
    lost: minus(had, has),
    setsAdded: minus(after.setIds, before.setIds),
    setsRemoved: minus(before.setIds, after.setIds),
    denied: minus(after.deniedPermissions, before.deniedPermissions),
    allowedAgain: minus(before.deniedPermissions, after.deniedPermissions),
  }
}

const minus = <Item>(items: Item[], others: Item[]) => items.filter((one) => !others.includes(one))
