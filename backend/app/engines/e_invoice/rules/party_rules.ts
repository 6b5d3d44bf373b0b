import { isAddressNumber, isPostalCode } from '#engines/text/national_address'
import { HOME_COUNTRY, isTaxNumberOf } from '#engines/text/tax_numbers'
import { BUYER_SCHEMES, SELLER_SCHEMES, type EInvoice, type EInvoiceParty } from '../e_invoice.js'
import { filled, noLonger, ofStandard, rule, type Rule } from './rule.js'

const ALPHANUMERIC = /^[a-zA-Z0-9]+$/
const LONGEST_PART = 127
const LONGEST_TEXT = 1000
/** A name is a tag of the QR code, whose length is one byte. */
const LONGEST_QR_VALUE = 255

/** BG-4 and BG-5. */
export const SELLER_RULES: readonly Rule[] = [
  rule('BR-06', ({ seller }) => filled(seller.name)),
  rule('KSA-14', ({ seller }) => Buffer.byteLength(seller.name) <= LONGEST_QR_VALUE),
  rule('BR-KSA-08', ({ seller }) => isIdentified(seller, SELLER_SCHEMES)),
  rule('BR-KSA-09', ({ seller }) => isNationalAddress(seller)),
  rule('BR-KSA-37', ({ seller }) => isAddressNumber(seller.buildingNumber ?? '')),
  rule('BR-KSA-66', ({ seller }) => isPostalCode(seller.postalCode ?? '')),
  rule(
    'BR-KSA-64',
    ({ seller }) => !seller.additionalNumber || isAddressNumber(seller.additionalNumber)
  ),
  rule('BR-KSA-39', ({ seller }) => filled(seller.vatNumber)),
  rule('BR-KSA-40', ({ seller }) => isTaxNumberOf(seller.vatNumber ?? '', HOME_COUNTRY)),
  rule('BR-KSA-F-06', ({ seller }) => isShort(seller)),
]

/** BG-7 and BG-8. */
export const BUYER_RULES: readonly Rule[] = [
  rule(
    'BR-KSA-42',
    ofStandard(({ buyer }) => filled(buyer?.name))
  ),
  rule(
    'BR-KSA-10',
    ofStandard(({ buyer }) => filled(buyer?.street) && filled(buyer?.city))
  ),
  rule(
    'BR-KSA-63',
    ofStandard(({ buyer }) => !isAtHome(buyer) || isNationalAddress(buyer!))
  ),
  rule(
    'BR-KSA-67',
    ofStandard(({ buyer }) => !isAtHome(buyer) || isPostalCode(buyer!.postalCode ?? ''))
  ),
  rule(
    'BR-KSA-81',
    ofStandard(({ buyer }) => filled(buyer?.vatNumber) || filled(buyer?.otherId?.value))
  ),
  rule('BR-KSA-14', ({ buyer }) => !buyer?.otherId || isIdentified(buyer, BUYER_SCHEMES)),
  rule(
    'BR-KSA-44',
    ({ buyer, exported }) =>
      exported || !buyer?.vatNumber || isTaxNumberOf(buyer.vatNumber, HOME_COUNTRY)
  ),
  rule('BR-KSA-46', ({ buyer, exported }) => !exported || !buyer?.vatNumber),
  rule(
    'BR-CUSTOM-VALIDATION-01',
    ({ buyer, seller }) => !buyer?.vatNumber || buyer.vatNumber !== seller.vatNumber
  ),
  rule('BR-KSA-25', (invoice) => !forCitizens(invoice) || filled(invoice.buyer?.name)),
  rule('BR-KSA-49', (invoice) => !forCitizens(invoice) || invoice.buyer?.otherId?.scheme === 'NAT'),
  rule('BR-KSA-F-06', ({ buyer }) => !buyer || isShort(buyer)),
]

const isAtHome = (party: EInvoiceParty | null) => party?.country === HOME_COUNTRY

const isNationalAddress = (party: EInvoiceParty) =>
  [party.street, party.buildingNumber, party.city, party.postalCode, party.district].every(filled)

const isIdentified = ({ otherId }: EInvoiceParty, schemes: readonly string[]) =>
  !!otherId && schemes.includes(otherId.scheme) && ALPHANUMERIC.test(otherId.value)

const isShort = (party: EInvoiceParty) =>
  noLonger(party.name, LONGEST_TEXT) &&
  noLonger(party.street, LONGEST_TEXT) &&
  noLonger(party.city, LONGEST_PART) &&
  noLonger(party.district, LONGEST_PART)

/** Private education and health care, which bear no VAT for citizens alone. */
const forCitizens = ({ subtotals }: EInvoice) =>
  subtotals.some(({ exemptionReason }) =>
    ['VATEX-SA-EDU', 'VATEX-SA-HEA'].includes(exemptionReason ?? '')
  )
