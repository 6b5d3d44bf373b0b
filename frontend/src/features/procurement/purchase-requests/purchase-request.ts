import type { Schema } from '../../../api/types'

export const PURCHASE_REQUESTS = 'procurement.purchase_requests'

export const STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'quoting',
  'awarded',
  'cancelled',
] as const

/** A row of the list; a record has its lines and its approval besides. */
export type PurchaseRequestRow = Schema<'PurchaseRequest'>
export type PurchaseRequest = Schema<'PurchaseRequestDetail'>
export type RequestLine = PurchaseRequest['lines'][number]

/** What one vendor was invited to quote, and what it has quoted. */
export type Quote = Schema<'PurchaseRequestQuote'>
export type QuotePrice = Quote['prices'][number]

export type Comparison = Schema<'PurchaseRequestComparison'>
export type Award = Comparison['awards'][number]

export const requestPath = ({ id }: { id: number | string }): string =>
  `/procurement/purchase-requests/${id}`

/** Of the papers for its vendors. */
export const printsPath = ({ id }: { id: number }): string => `/api/purchase-requests/${id}/prints`

export const priceOf = (quote: Quote, lineId: number): QuotePrice | undefined =>
  quote.prices.find((price) => price.lineId === lineId)
