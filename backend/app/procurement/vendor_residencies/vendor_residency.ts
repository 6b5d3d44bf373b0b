import { VendorResidencySchema } from '#database/schema'

/** `entity_type` of the audit log. */
export const VENDOR_RESIDENCY = 'vendor_residency'

/** Whether a vendor is resident for tax, and what it usually does. */
export default class VendorResidency extends VendorResidencySchema {
  static table = 'vendor_residencies'

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    return { isResident: !!this.isResident, withholdingKind: this.kindId }
  }
}
