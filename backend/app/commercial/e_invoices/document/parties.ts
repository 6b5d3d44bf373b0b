import type { EInvoiceParty } from '#engines/e_invoice/e_invoice'
import { HOME_COUNTRY } from '#engines/text/tax_numbers'
import { nameForQr } from '#commercial/invoices/zatca_qr'
import type EInvoicingSetting from '../models/e_invoicing_setting.js'

type Details = Record<string, string | null>

/** Ten digits that begin with 7: the unified number of a firm. */
const UNIFIED = /^7\d{9}$/
/** Ten digits of a person: 1 citizen, 2 resident. */
const CITIZEN = /^1\d{9}$/
const RESIDENT = /^2\d{9}$/
const COMMERCIAL_REGISTER = /^\d{10}$/

/** The firm, with the national address of its electronic invoices. */
export function sellerParty(seller: Details, setting: EInvoicingSetting): EInvoiceParty {
  const { street, buildingNumber, additionalNumber, district, city, postalCode } = setting
  const registered = plain(seller.commercialRegistration)
  return {
    name: nameForQr(seller) ?? '',
    vatNumber: seller.vatNumber ?? null,
    otherId: registered
      ? { scheme: UNIFIED.test(registered) ? '700' : 'CRN', value: registered }
      : null,
    street,
    buildingNumber,
    additionalNumber,
    district,
    city,
    postalCode,
    country: HOME_COUNTRY,
  }
}

/** Whom an invoice is for, by the Arabic name where there is one. */
export function buyerParty(buyer: Details, simplified: boolean): EInvoiceParty | null {
  const name = buyer.nameAr ?? buyer.name
  if (!name) return null
  const country = buyer.country ?? HOME_COUNTRY
  const home = country === HOME_COUNTRY
  return {
    name,
    vatNumber: home ? (buyer.vatNumber ?? null) : null,
    otherId: home ? homeId(plain(buyer.otherId), simplified) : foreignId(buyer),
    street: buyer.street ?? null,
    buildingNumber: buyer.buildingNumber ?? null,
    additionalNumber: buyer.additionalNumber ?? null,
    district: buyer.district ?? null,
    city: buyer.city ?? null,
    postalCode: buyer.postalCode ?? null,
    country,
  }
}

/** The number of a buyer says what it is of, as far as numbers of the Kingdom do. */
function homeId(value: string | null, simplified: boolean): EInvoiceParty['otherId'] {
  if (!value) return null
  if (UNIFIED.test(value)) return { scheme: '700', value }
  // who gets a simplified invoice is a person first
  if (simplified && CITIZEN.test(value)) return { scheme: 'NAT', value }
  if (simplified && RESIDENT.test(value)) return { scheme: 'IQA', value }
  return { scheme: COMMERCIAL_REGISTER.test(value) ? 'CRN' : 'OTH', value }
}

/** A tax number of another country is no VAT number here: it is stated as another identification. */
function foreignId({ vatNumber, otherId }: Details): EInvoiceParty['otherId'] {
  const value = plain(vatNumber) ?? plain(otherId)
  return value ? { scheme: 'OTH', value } : null
}

/** Letters and digits alone (BR-KSA-08, BR-KSA-14). */
const plain = (text: string | null | undefined): string | null =>
  text?.replace(/[^a-zA-Z0-9]/g, '') || null
