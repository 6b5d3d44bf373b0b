import type { EInvoice, EInvoiceParty } from '#engines/e_invoice/e_invoice'
import { FIRST_PREVIOUS_HASH } from '#engines/e_invoice/names'

export const SELLER: EInvoiceParty = {
  name: 'شركة البناء والهندسة',
  vatNumber: '310122393500003',
  otherId: { scheme: 'CRN', value: '1010010000' },
  street: 'طريق الملك فهد',
  buildingNumber: '2322',
  additionalNumber: '1234',
  district: 'العليا',
  city: 'الرياض',
  postalCode: '12345',
  country: 'SA',
}

export const BUYER: EInvoiceParty = {
  ...SELLER,
  name: 'شركة <الصحراء> & شركاه',
  vatNumber: '300000000000003',
  otherId: null,
}

/** A thousand at 15 %. */
const THOUSAND = {
  allowances: [],
  prepayments: [],
  lines: [
    {
      category: 'S',
      rateBp: 1500,
      name: 'حديد | Steel "B500"',
      unit: 't',
      quantityE4: 25_000,
      price: '400',
      discountMinor: 0,
      netMinor: 100_000,
      vatMinor: 15_000,
    },
  ],
  subtotals: [
    {
      category: 'S',
      rateBp: 1500,
      taxableMinor: 100_000,
      vatMinor: 15_000,
      exemptionReason: null,
    },
  ],
  vatMinor: 15_000,
  vatRiyalsMinor: 15_000,
  totals: {
    linesMinor: 100_000,
    allowancesMinor: 0,
    taxExclusiveMinor: 100_000,
    taxInclusiveMinor: 115_000,
    prepaidMinor: 0,
    roundingMinor: 0,
    payableMinor: 115_000,
  },
} satisfies Partial<EInvoice>

/** A document with amounts that add up: 1,000 at 15 %. */
export function aDocument(changes: Partial<EInvoice> = {}): EInvoice {
  return {
    number: 'INV-2026-0001',
    uuid: '8d487816-70b8-4ade-a618-9d620b73814a',
    counter: 1,
    previousHash: FIRST_PREVIOUS_HASH,
    issuedOn: '2026-03-01',
    issuedAt: '14:40:40',
    code: '388',
    simplified: false,
    exported: false,
    currency: 'SAR',
    note: null,
    orderNumber: 'PO-7',
    contractNumber: null,
    original: null,
    reason: null,
    seller: SELLER,
    buyer: BUYER,
    suppliedOn: '2026-02-28',
    suppliedUntilOn: null,
    ...THOUSAND,
    ...changes,
  }
}

/** A certificate of 1,000 with 200 of an advance taken off, VAT of both. */
export const withPrepayment = (): EInvoice =>
  aDocument({
    prepayments: [
      {
        name: 'دفعة مقدمة',
        category: 'S',
        rateBp: 1500,
        number: 'ADV-2026-0001',
        uuid: 'a79760f7-2f48-4da9-85a5-40459a147c80',
        issuedOn: '2026-01-15',
        issuedAt: '12:28:17',
        taxableMinor: 20_000,
        vatMinor: 3_000,
      },
    ],
    totals: { ...aDocument().totals, prepaidMinor: 23_000, payableMinor: 92_000 },
  })

/** Of all kinds that the portal issues; by what they are. */
export const KINDS: Record<string, EInvoice> = {
  standard: aDocument(),
  simplified: aDocument({ simplified: true, buyer: null }),
  advance: aDocument({ code: '386' }),
  certificate: withPrepayment(),
  'certificate with deductions and retention': withAllowances(),
  'retention release out of scope': outOfScope(),
  'credit note': note('381', false),
  'debit note': note('383', false),
  'simplified credit note': note('381', true),
  export: exported(),
  'foreign currency': aDocument({ currency: 'USD', vatRiyalsMinor: 56_250 }),
}

function note(code: '381' | '383', simplified: boolean): EInvoice {
  const original = { number: 'INV-2026-0001', issuedOn: '2026-03-01' }
  return aDocument({ code, simplified, original, reason: 'إرجاع جزء من البضاعة' })
}

function withAllowances(): EInvoice {
  const tax = { category: 'S', rateBp: 1500 } as const
  return aDocument({
    contractNumber: 'CT-2026-001',
    suppliedOn: '2026-02-01',
    suppliedUntilOn: '2026-02-28',
    note: 'مستخلص رقم 3',
    allowances: [
      { ...tax, reason: 'حسميات', amountMinor: 5_000 },
      { ...tax, reason: 'استقطاع ضمان', amountMinor: 10_000 },
    ],
    subtotals: [{ ...tax, taxableMinor: 85_000, vatMinor: 12_750, exemptionReason: null }],
    vatMinor: 12_750,
    vatRiyalsMinor: 12_750,
    totals: {
      linesMinor: 100_000,
      allowancesMinor: 15_000,
      taxExclusiveMinor: 85_000,
      taxInclusiveMinor: 97_750,
      prepaidMinor: 0,
      roundingMinor: 0,
      payableMinor: 97_750,
    },
  })
}

function untaxed(category: 'O' | 'Z', exemptionReason: string): Partial<EInvoice> {
  const [line] = aDocument().lines
  return {
    lines: [{ ...line!, category, rateBp: 0, vatMinor: 0 }],
    subtotals: [{ category, rateBp: 0, taxableMinor: 100_000, vatMinor: 0, exemptionReason }],
    vatMinor: 0,
    vatRiyalsMinor: 0,
    totals: { ...aDocument().totals, taxInclusiveMinor: 100_000, payableMinor: 100_000 },
  }
}

function outOfScope(): EInvoice {
  return aDocument(untaxed('O', 'VATEX-SA-OOS'))
}

function exported(): EInvoice {
  const buyer = {
    ...BUYER,
    vatNumber: null,
    otherId: { scheme: 'OTH', value: 'US123' },
    country: 'US',
  }
  return aDocument({ ...untaxed('Z', 'VATEX-SA-32'), exported: true, buyer, currency: 'USD' })
}
