import { isSelfApproval, type Approver } from '#core/approvals/approver'
import { isSamePerson } from '#core/approvals/same_person'
import { setting } from '#core/settings/settings'
import type VendorBill from '#procurement/bills/models/vendor_bill'

type Recorded = Pick<VendorBill, 'createdBy'>

/**
 * Whether a payment would be by the person who recorded the bill. One alone could otherwise invent a bill
 * and pay it; a firm of one bookkeeper switches the setting `separatePayer` off.
 */
export function isOwnPayment({ createdBy }: Recorded, userId: number | null) {
  return isSamePerson(createdBy, userId) && setting('separatePayer', true)
}

/** Whether a release would be by the person who recorded the bill, also where authors approve their own documents. */
export function isOwnRelease({ createdBy }: Recorded, by: Approver) {
  const own = isSamePerson(createdBy, by.userId) && setting('separateDuties', true)
  return own || isSelfApproval({ requestedBy: createdBy }, by)
}
