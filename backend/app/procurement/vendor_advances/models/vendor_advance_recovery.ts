import { VendorAdvanceRecoverySchema } from '#database/schema'

/** What one bill has earned of an advance; credits and a cancellation of the bill lower it. */
export default class VendorAdvanceRecovery extends VendorAdvanceRecoverySchema {}
