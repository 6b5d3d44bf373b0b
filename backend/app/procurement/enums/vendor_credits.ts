/** `return`: our debit note for goods that go back; `credit_note`: a note of the vendor on a bill. */
export const VENDOR_CREDIT_KINDS = ['return', 'credit_note'] as const
export type VendorCreditKind = (typeof VENDOR_CREDIT_KINDS)[number]

export const VENDOR_CREDIT_STATUSES = ['submitted', 'posted', 'rejected', 'cancelled'] as const
export type VendorCreditStatus = (typeof VENDOR_CREDIT_STATUSES)[number]
