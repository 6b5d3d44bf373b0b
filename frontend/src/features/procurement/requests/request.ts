import type { ApprovalStep } from '../../../kit/approval-steps'

export const REQUESTS = 'procurement.requests'

export const STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'quoting',
  'awarded',
  'cancelled',
] as const

export interface RequestLine {
  id: number
  materialId: number | null
  description: string
  descriptionAr: string | null
  quantity: string
  unit: string | null
}

/** A purchase request as the API answers it; what its page alone shows is optional. */
export interface PurchaseRequest {
  id: number
  version: number
  number: string
  title: string
  status: string
  projectId: number | null
  projectName: string | null
  warehouseId: number | null
  warehouseName?: string | null
  deliveryLocation: string | null
  requiredOn: string | null
  notes: string | null
  reason: string | null
  rfqNumber: string | null
  quotesDueOn: string | null
  rfqTerms: string | null
  createdByName: string | null
  createdAt: string
  lines?: RequestLine[]
  approval?: { status: string; steps: ApprovalStep[] } | null
  can: Record<string, boolean>
}

export interface QuotePrice {
  lineId: number
  unitPrice: string
  vatCategory: string
  vatRate: string
  net: string
  /** In the firm's currency; null where no rate is known. */
  netBase: string | null
  lowest: boolean
}

/** What one vendor was asked for and has answered. */
export interface Quote {
  id: number
  vendorId: number
  vendorName: string
  vendorStatus: string
  vendorScore: number | null
  bestScore: boolean
  status: 'invited' | 'quoted' | 'declined'
  invitedOn: string
  quotedOn: string | null
  validUntilOn: string | null
  vendorNumber: string | null
  currency: string
  leadDays: number | null
  paymentTermId: number | null
  terms: string | null
  expired: boolean
  complete: boolean
  lowest: boolean
  freight: string
  net: string
  landedBase: string | null
  prices: QuotePrice[]
}

export interface Award {
  lineId: number
  quoteId: number
  orderId: number | null
  orderNumber: string | null
  orderStatus: string | null
  lowest: boolean
  reason: string | null
}

export interface Comparison {
  baseCurrency: string
  quotes: Quote[]
  awards: Award[]
}

export const requestPath = ({ id }: { id: number | string }): string =>
  `/procurement/purchase-requests/${id}`

export const priceOf = (quote: Quote, lineId: number): QuotePrice | undefined =>
  quote.prices.find((price) => price.lineId === lineId)
