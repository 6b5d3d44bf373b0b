import { conflict } from '#core/base/app_error'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'

/** Where a vendor may go from where; what leads nowhere is not offered. */
export const VENDOR_LIFE: Readonly<Record<VendorStatus, readonly VendorStatus[]>> = {
  prospect: ['under_review', 'approved', 'blacklisted'],
  under_review: ['approved', 'prospect', 'blacklisted'],
  approved: ['on_hold', 'under_review', 'blacklisted'],
  on_hold: ['approved', 'under_review', 'blacklisted'],
  // back only by a new examination
  blacklisted: ['under_review'],
}

/** What has to be entered with it. */
export const NEEDS_REASON: ReadonlySet<VendorStatus> = new Set(['on_hold', 'blacklisted'])

type Step = 'write' | 'submit' | 'approve'

/**
 * What a vendor's standing with the firm stops. Deliveries and bills of orders that were approved go
 * on in every status: what was ordered is paid.
 */
const BLOCKS: Readonly<Record<VendorStatus, readonly Step[]>> = {
  // can be invited to quote and used in drafts, but not ordered from yet
  prospect: ['submit', 'approve'],
  under_review: ['submit', 'approve'],
  approved: [],
  on_hold: ['write', 'submit'],
  blacklisted: ['write', 'submit', 'approve'],
}

export const blocks = (status: VendorStatus, step: Step) => BLOCKS[status].includes(step)

/** @throws AppError 409 VENDOR_BLOCKED naming the vendor's status */
export function requireOpenVendor(status: VendorStatus, step: Step) {
  if (blocks(status, step)) throw conflict('VENDOR_BLOCKED', { details: { status } })
}
