import { circleOf, type Approver } from '#core/approvals/approver'
import { isSamePerson, withOperators } from '#core/approvals/same_person'
import { forbidden } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import type { VendorWriting } from './writing.js'

/** What someone did, so that someone else has to approve a vendor. */
export const VENDOR_DUTIES = ['entered', 'changed', 'delegated'] as const
export type VendorDuty = (typeof VENDOR_DUTIES)[number]

const isOn = () => setting('separateVendors', true)

/**
 * What keeps a person from approving a vendor: their own part in what stands of it, or that of someone
 * in whose name they decide or who decides in theirs. One alone could otherwise invent a vendor and
 * order from it. A firm of few people switches the setting `separateVendors` off.
 */
export function keptFromApproving({ writers }: VendorWriting, by: Approver): VendorDuty | null {
  if (!isOn()) return null
  const own = writers.find(({ userId }) => isSamePerson(userId, by.userId))
  if (own) return own.entered ? 'entered' : 'changed'
  const circle = new Set(circleOf(by))
  const authors = withOperators(writers.map(({ userId }) => userId))
  return authors.some((id) => circle.has(id)) ? 'delegated' : null
}

/** @throws AppError 403 OWN_VENDOR */
export function requireSecondPerson(writing: VendorWriting, by: Approver) {
  if (keptFromApproving(writing, by)) throw forbidden('OWN_VENDOR')
}

/** Those of these people who did not write it. */
export function otherThanWriters({ writers }: VendorWriting, people: number[]): number[] {
  if (!isOn()) return people
  const own = new Set(withOperators(writers.map(({ userId }) => userId)))
  return people.filter((userId) => !own.has(userId))
}
