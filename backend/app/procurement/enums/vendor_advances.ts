export const VENDOR_ADVANCE_STATUSES = [
  'submitted',
  'approved',
  'paid',
  'rejected',
  'cancelled',
] as const
export type VendorAdvanceStatus = (typeof VENDOR_ADVANCE_STATUSES)[number]

/** Those that count against the order and their guarantee. */
export const LIVE_ADVANCES: readonly VendorAdvanceStatus[] = ['submitted', 'approved', 'paid']
