import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdChange } from '#identity/held_changes/hold_change'
import { flags, namesOf } from '#identity/shared/powers'
import type { Effect, SetFields } from './plan_set_change.js'
import type PermissionSet from '#identity/shared/permission_set'

/** What a held change of a set carries out, with what it made of each member when it was requested. */
export interface HeldSet {
  version: number
  fields: SetFields
  effects: { userId: number; gained: string[]; lost: string[] }[]
}

/** Leaves a set as it is until someone else has confirmed its new state. */
export function holdSet(
  uow: UnitOfWork,
  set: PermissionSet,
  fields: SetFields,
  effects: readonly Effect[]
) {
  const payload: HeldSet = { version: set.version, fields, effects: outcomeOf(effects) }
  const members = effects.filter(isChanged).map(({ user }) => user.username)
  return holdChange(uow, {
    ...{ kind: 'permission_set', subjectId: set.id, label: set.name, concernedId: null },
    payload: { ...payload },
    before: set.toAudit(),
    // whose rights change is part of what is confirmed
    after: { ...fields, permissions: flags(fields.permissions), members },
  })
}

const minus = (names: string[], others: string[]) => names.filter((one) => !others.includes(one))

function changeOf({ before, after }: Effect) {
  const [had, has] = [namesOf(before.permissions), namesOf(after.permissions)]
  return { gained: minus(has, had), lost: minus(had, has) }
}

function isChanged(effect: Effect): boolean {
  const { gained, lost } = changeOf(effect)
  return gained.length + lost.length > 0
}

const outcomeOf = (effects: readonly Effect[]): HeldSet['effects'] =>
  effects.filter(isChanged).map((effect) => ({ userId: effect.user.id, ...changeOf(effect) }))

/** What was confirmed is what was looked at: the same set, the same people, the same rights. @throws AppError 409 */
export function requireSameOutcome(held: HeldSet, set: PermissionSet, effects: readonly Effect[]) {
  const same = JSON.stringify(held.effects) === JSON.stringify(outcomeOf(effects))
  if (held.version !== set.version || !same) throw conflict('CONFLICT')
}
