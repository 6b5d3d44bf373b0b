import { setting } from '#core/settings/settings'
import type VendorBill from '#procurement/bills/models/vendor_bill'

/**
 * Whether a payment would be by the person who recorded the bill. One alone could otherwise invent a bill
 * and pay it; a firm of one bookkeeper switches the setting `separatePayer` off.
 */
export function isOwnPayment({ createdBy }: Pick<VendorBill, 'createdBy'>, userId: number | null) {
  return createdBy !== null && createdBy === userId && setting('separatePayer', true)
}
