import type { VatCategory } from '#engines/money/vat'

/**
 * What an electronic invoice states, before it becomes XML. Amounts are whole minor units of `currency`
 * unless their name says riyals. Names in brackets are the terms of EN 16931 and of ZATCA's data
 * dictionary.
 */
export interface EInvoice {
  /** BT-1. */
  number: string
  /** KSA-1. */
  uuid: string
  /** KSA-16: counter of the unit that signs, from 1 without gaps. */
  counter: number
  /** KSA-13: hash of the document before it in the chain of the unit, base64. */
  previousHash: string
  /** Day and time on the clocks of the firm: `YYYY-MM-DD` and `HH:mm:ss`. */
  issuedOn: string
  issuedAt: string
  code: DocumentCode
  simplified: boolean
  /** Goods or services that leave the Kingdom. */
  exported: boolean
  currency: string
  note: string | null
  orderNumber: string | null
  contractNumber: string | null
  /** What a note corrects. */
  original: { number: string; issuedOn: string } | null
  /** KSA-10: why a note was issued. */
  reason: string | null
  seller: EInvoiceParty
  /** Null where a simplified invoice names no one. */
  buyer: EInvoiceParty | null
  /** KSA-5 and KSA-24. */
  suppliedOn: string
  suppliedUntilOn: string | null
  allowances: Allowance[]
  lines: EInvoiceLine[]
  prepayments: Prepayment[]
  subtotals: TaxSubtotal[]
  /** BT-110, and BT-111 in halalas. */
  vatMinor: number
  vatRiyalsMinor: number
  totals: Totals
}

/** 388 tax invoice, 386 prepayment invoice, 381 credit note, 383 debit note (UNTDID 1001). */
export const DOCUMENT_CODES = ['388', '386', '381', '383'] as const
export type DocumentCode = (typeof DOCUMENT_CODES)[number]

/** Kinds of identification that ZATCA knows: of the seller, and of the buyer (BR-KSA-08, BR-KSA-14). */
export const SELLER_SCHEMES = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'] as const
export const BUYER_SCHEMES = [
  'TIN',
  'CRN',
  'MOM',
  'MLS',
  '700',
  'SAG',
  'NAT',
  'GCC',
  'IQA',
  'PAS',
  'OTH',
] as const

export interface EInvoiceParty {
  name: string
  vatNumber: string | null
  otherId: { scheme: string; value: string } | null
  street: string | null
  buildingNumber: string | null
  additionalNumber: string | null
  district: string | null
  city: string | null
  postalCode: string | null
  /** Two letters. */
  country: string
}

interface Taxed {
  category: VatCategory
  rateBp: number
}

/** BG-20: what comes off the sum of the lines. */
export interface Allowance extends Taxed {
  reason: string
  amountMinor: number
}

export interface EInvoiceLine extends Taxed {
  name: string
  unit: string | null
  quantityE4: number
  /** BT-146 as a decimal string. */
  price: string
  discountMinor: number
  netMinor: number
  /** KSA-11: net × rate. */
  vatMinor: number
}

/** KSA-26 to KSA-32: a part of an advance that this document takes off. */
export interface Prepayment extends Taxed {
  name: string
  number: string
  uuid: string
  issuedOn: string
  issuedAt: string
  taxableMinor: number
  vatMinor: number
}

export interface TaxSubtotal extends Taxed {
  taxableMinor: number
  vatMinor: number
  /** A code of `VAT_EXEMPTIONS`; null at the standard rate. */
  exemptionReason: string | null
}

export interface Totals {
  /** BT-106. */
  linesMinor: number
  /** BT-107. */
  allowancesMinor: number
  /** BT-109. */
  taxExclusiveMinor: number
  /** BT-112. */
  taxInclusiveMinor: number
  /** BT-113. */
  prepaidMinor: number
  /** BT-114. */
  roundingMinor: number
  /** BT-115. */
  payableMinor: number
}
