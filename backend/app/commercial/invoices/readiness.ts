import { isAddressNumber, isPostalCode } from '#engines/text/national_address'
import { HOME_COUNTRY, isTaxNumberOf } from '#engines/text/tax_numbers'
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
  simplified: boolean
  /** With VAT, in riyals; null where no rate is known. */
  baseTotalMinor: number | null
  reason: string | null
  originalNumber: string | null
}

export interface Check {
  key: string
  ok: boolean
  /** False: worth a look, but no obstacle. */
  required: boolean
}

/** Riyals up to which a firm is given a simplified invoice, in halalas. */
const SIMPLIFIED_UP_TO_MINOR = 1_000_00
/** ZATCA refuses longer parts of an address (F-06). */
const LONGEST_ADDRESS_PART = 127

/** The list a person sees before issuing; sources: ZATCA BR-10, BR-KSA-17, BR-KSA-81, F-06, F-07. */
export function readinessOf(facts: ReadinessFacts): Check[] {
  const { seller, buyer, type } = facts
  const corrects = type === 'credit_note' || type === 'debit_note'
  const known = [
    need('sellerName', nameForQr(seller) !== null),
    need('sellerVat', isTaxNumberOf(seller.vatNumber ?? '', HOME_COUNTRY)),
    advise('sellerAddress', !!seller.address),
    need('buyerName', !!buyer.name),
    ...buyerChecks(facts),
    need('lines', facts.lines > 0),
    need('amount', facts.totalMinor > 0 && facts.payableMinor >= 0),
    need('exemptionReasons', facts.missingExemptionReasons === 0),
  ]
  if (!corrects) return known
  return [...known, need('reason', !!facts.reason), need('original', !!facts.originalNumber)]
}

const ADDRESS = ['street', 'district', 'city', 'postalCode', 'buildingNumber']

/** A simplified invoice needs nothing of the buyer but must be allowed. */
function buyerChecks(facts: ReadinessFacts): Check[] {
  const { buyer, simplified } = facts
  const country = buyer.country ?? HOME_COUNTRY
  const ofBuyer = simplified ? advise : need
  const short = ADDRESS.every((part) => (buyer[part] ?? '').length <= LONGEST_ADDRESS_PART)
  const checks = [
    need('buyerVatFormat', !buyer.vatNumber || isTaxNumberOf(buyer.vatNumber, country)),
    ...(simplified
      ? [need('simplified', mayBeSimplified(facts))]
      : [need('buyerId', !!buyer.vatNumber || !!buyer.otherId)]),
    ofBuyer('buyerAddress', !!buyer.street && !!buyer.city),
    need('addressLength', short),
  ]
  if (simplified || country !== HOME_COUNTRY) return checks
  const building = isAddressNumber(buyer.buildingNumber ?? '')
  const postal = isPostalCode(buyer.postalCode ?? '')
  return [...checks, advise('nationalAddress', building && postal)]
}

/**
 * Article 53(7) of the VAT Implementing Regulations: to a private person whatever its amount, to a firm
 * up to 1,000 riyals. Who has a tax number or another ID of a firm is one.
 */
function mayBeSimplified({ buyer, baseTotalMinor }: ReadinessFacts): boolean {
  if (!buyer.vatNumber && !buyer.otherId) return true
  return baseTotalMinor !== null && baseTotalMinor <= SIMPLIFIED_UP_TO_MINOR
}

const need = (key: string, ok: boolean): Check => ({ key, ok, required: true })
const advise = (key: string, ok: boolean): Check => ({ key, ok, required: false })
