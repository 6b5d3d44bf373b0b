import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import type { DocumentCode, EInvoice, EInvoiceParty } from '#engines/e_invoice/e_invoice'
import { FIRST_PREVIOUS_HASH } from '#engines/e_invoice/names'

interface Kind {
  code: DocumentCode
  simplified: boolean
}

/** What the authority wants to see before it gives a certificate of production. */
export const SAMPLE_KINDS: readonly Kind[] = [false, true].flatMap((simplified) =>
  (['388', '381', '383'] as const).map((code) => ({ code, simplified }))
)

/** An invented buyer with a complete address. */
const BUYER: EInvoiceParty = {
  name: 'شركة نموذجية',
  vatNumber: '300000000000003',
  otherId: null,
  street: 'طريق الملك فهد',
  buildingNumber: '1234',
  additionalNumber: null,
  district: 'العليا',
  city: 'الرياض',
  postalCode: '12345',
  country: 'SA',
}

const TAX = { category: 'S', rateBp: 1500 } as const

/** A hundred riyals and VAT. */
const HUNDRED = {
  allowances: [],
  prepayments: [],
  lines: [
    {
      ...TAX,
      name: 'أعمال إنشائية',
      unit: null,
      quantityE4: 10_000,
      price: '100.00',
      discountMinor: 0,
      netMinor: 10_000,
      vatMinor: 1_500,
    },
  ],
  subtotals: [{ ...TAX, taxableMinor: 10_000, vatMinor: 1_500, exemptionReason: null }],
  vatMinor: 1_500,
  vatRiyalsMinor: 1_500,
  totals: {
    linesMinor: 10_000,
    allowancesMinor: 0,
    taxExclusiveMinor: 10_000,
    taxInclusiveMinor: 11_500,
    prepaidMinor: 0,
    roundingMinor: 0,
    payableMinor: 11_500,
  },
} satisfies Partial<EInvoice>

/** A document over 100 riyals and VAT, by which a unit proves that it signs as it should. */
export function sampleDocument(
  seller: EInvoiceParty,
  { code, simplified }: Kind = SAMPLE_KINDS[0]!,
  place = { counter: 1, previousHash: FIRST_PREVIOUS_HASH }
): EInvoice {
  const now = DateTime.utc().setZone(firmZone())
  const day = now.toISODate()!
  const note = code !== '388'
  const other = {
    ...BUYER,
    vatNumber: seller.vatNumber === BUYER.vatNumber ? null : BUYER.vatNumber,
  }
  return {
    ...place,
    number: `SAMPLE-${place.counter}`,
    uuid: randomUUID(),
    issuedOn: day,
    issuedAt: now.toFormat('HH:mm:ss'),
    code,
    simplified,
    exported: false,
    currency: 'SAR',
    note: null,
    orderNumber: null,
    contractNumber: null,
    original: note ? { number: 'SAMPLE-1', issuedOn: day } : null,
    reason: note ? 'تصحيح الكمية' : null,
    seller,
    buyer: simplified ? null : { ...other, otherId: { scheme: 'CRN', value: '1010101010' } },
    suppliedOn: day,
    suppliedUntilOn: null,
    ...HUNDRED,
  }
}
