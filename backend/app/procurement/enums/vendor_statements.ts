/**
 * reading → open, mapping (its columns have to be named) or failed; open → comparing → open; open → agreed, and
 * back by reopening.
 */
export const VENDOR_STATEMENT_STATUSES = [
  'reading',
  'mapping',
  'failed',
  'comparing',
  'open',
  'agreed',
] as const
export type VendorStatementStatus = (typeof VENDOR_STATEMENT_STATUSES)[number]

/**
 * What a row of a comparison is: agreed on both sides; the same document at another amount; ours is dated after the
 * statement; on one side only; or what the balances before the first line differ by.
 */
export const STATEMENT_OUTCOMES = [
  'matched',
  'amount_differs',
  'booked_later',
  'only_theirs',
  'only_ours',
  'opening',
] as const
export type StatementOutcome = (typeof STATEMENT_OUTCOMES)[number]

/** What of ours stands in the account of a vendor. */
export const ACCOUNT_KINDS = [
  'vendor_bill',
  'vendor_credit',
  'vendor_payment',
  'vendor_discount',
  'vendor_withholding',
  'vendor_refund',
  'vendor_advance',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]
