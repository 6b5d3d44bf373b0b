export const LEAVE_STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const
export type LeaveStatus = (typeof LEAVE_STATUSES)[number]

/** What a row of the ledger is. */
export const LEAVE_ENTRY_KINDS = [
  'opening',
  'accrual',
  'adjustment',
  'taken',
  'returned',
  'lost',
  'expired',
  'paid_out',
] as const
export type LeaveEntryKind = (typeof LEAVE_ENTRY_KINDS)[number]
