import { setting } from '#core/settings/settings'
import { hasDecisions } from '#identity/delegations/delegated_abilities'
import { ROLES } from '#identity/access/permissions'
import type { Subject } from '#identity/access/access'

/** Whose sign-in needs a second step: people of a role, and whoever decides on what others ask for. */
export const TWO_STEP_FOR = [...ROLES, 'approver'] as const
export type TwoStepFor = (typeof TWO_STEP_FOR)[number]

export const twoStepFor = () => setting<readonly TwoStepFor[]>('twoStepFor', [])

/** Whether the firm requires a second step of this person. */
export function isTwoStepRequired(person: Subject, required = twoStepFor()): boolean {
  if (!required.length) return false
  return (
    required.includes(person.role as TwoStepFor) ||
    (required.includes('approver') && hasDecisions(person))
  )
}
