/** The states of a purchase request, from the draft to the orders created from it. */
export const PURCHASE_REQUEST_STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'quoting',
  'awarded',
  'cancelled',
] as const
export type PurchaseRequestStatus = (typeof PURCHASE_REQUEST_STATUSES)[number]

/** `declined`: the vendor was invited and does not quote. */
export const REQUEST_QUOTE_STATUSES = ['invited', 'quoted', 'declined'] as const
export type RequestQuoteStatus = (typeof REQUEST_QUOTE_STATUSES)[number]
