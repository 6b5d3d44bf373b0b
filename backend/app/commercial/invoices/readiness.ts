import { nameForQr } from './zatca_qr.js'

/** What is checked before a number is given; a rejected invoice cannot be taken back. */
export interface ReadinessFacts {
  type: string
  seller: Record<string, string | null>
  buyer: Record<string, string | null>
  lines: number
  totalMinor: number
  payableMinor: number
  /** Of the categories that need one: zero-rated, exempt, out of scope. */
  missingExemptionReasons: number
  reason: string | null
  originalNumber: string | null
}

export interface Check {
  key: string
  ok: boolean
  /** False: worth a look, but no obstacle. */
  required: boolean
}

const VAT_NUMBER = /^3\d{13}3$/
/** ZATCA refuses longer parts of an address (F-06). */
const LONGEST_ADDRESS_PART = 127

/** The list a person sees before issuing; sources: ZATCA BR-10, BR-KSA-17, BR-KSA-81, F-06, F-07. */
export function readinessOf(facts: ReadinessFacts): Check[] {
  const { seller, buyer, type } = facts
  const corrects = type === 'credit_note' || type === 'debit_note'
  const parts = ['street', 'district', 'city', 'postalCode', 'buildingNumber']
  const address = parts.map((part) => buyer[part] ?? '')
  const known = [
    need('sellerName', nameForQr(seller) !== null),
    need('sellerVat', VAT_NUMBER.test(seller.vatNumber ?? '')),
    advise('sellerAddress', !!seller.address),
    need('buyerName', !!buyer.name),
    need('buyerVatFormat', !buyer.vatNumber || VAT_NUMBER.test(buyer.vatNumber)),
    need('buyerId', !!buyer.vatNumber || !!buyer.otherId),
    need('buyerAddress', !!buyer.street && !!buyer.city),
    need(
      'addressLength',
      address.every((part) => part.length <= LONGEST_ADDRESS_PART)
    ),
    advise(
      'nationalAddress',
      /^\d{4}$/.test(buyer.buildingNumber ?? '') && /^\d{5}$/.test(buyer.postalCode ?? '')
    ),
    need('lines', facts.lines > 0),
    need('amount', facts.totalMinor > 0 && facts.payableMinor >= 0),
    need('exemptionReasons', facts.missingExemptionReasons === 0),
  ]
  if (!corrects) return known
  return [...known, need('reason', !!facts.reason), need('original', !!facts.originalNumber)]
}

const need = (key: string, ok: boolean): Check => ({ key, ok, required: true })
const advise = (key: string, ok: boolean): Check => ({ key, ok, required: false })
