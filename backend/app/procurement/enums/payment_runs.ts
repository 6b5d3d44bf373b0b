export const PAYMENT_RUN_STATUSES = [
  'draft',
  'submitted',
  'approved',
  'paid',
  'rejected',
  'cancelled',
] as const
export type PaymentRunStatus = (typeof PAYMENT_RUN_STATUSES)[number]

/** Those that may still pay their bills. */
export const LIVE_RUNS: readonly PaymentRunStatus[] = ['draft', 'submitted', 'approved']

/** Why a bill cannot be paid by a run. */
export const UNPAYABLE = [
  'blocked',
  'bank_unconfirmed',
  'in_run',
  'vendor_owes',
  'set_off',
] as const
export type Unpayable = (typeof UNPAYABLE)[number]

/** How many bills one run pays at most: they are all paid in one transaction. */
export const MOST_ITEMS = 500
