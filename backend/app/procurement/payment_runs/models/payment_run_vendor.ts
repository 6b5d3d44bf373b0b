import { PaymentRunVendorSchema } from '#database/schema'

/** What a run pays to one vendor, and from its approval on to which account. */
export default class PaymentRunVendor extends PaymentRunVendorSchema {}
