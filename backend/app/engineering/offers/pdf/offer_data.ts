import { printedCompany } from '#core/printing/printed_company'
import { companyProfile } from '#core/settings/company'
import { formatDecimal4 } from '#engines/money/money'
import { amountInWords } from '#engines/money/words/amount_in_words'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { Inclusion, VatCategory } from '#engineering/enums/bill'
import type { QuotationStage } from '#engineering/enums/quotation_stages'
import { billOf } from '#engineering/quotations/bill_of'
import type Quotation from '#engineering/quotations/models/quotation'
import { formatRate } from '#engineering/quotations/pricing/price_lines'
import { sellPrices } from '#engineering/quotations/pricing/sell_prices'
import type { Terms } from '#core/terms/term'
import { outlineOf, sectionSums } from '#engines/outline/outline'
import { labelsOf, type LabelOf } from '#engineering/shared/choice_labels'

type Text = { en?: string | null; ar?: string | null }

export interface OfferLine {
  /** As the client numbers it, or its ordinal. */
  item: string
  description: Text
  unit: Text | string | null
  quantity: string
  unitRate: string
  total: string
  totalMinor: number
  inclusion: Inclusion
  vatCategory: VatCategory
}

export interface OfferSection {
  ordinal: string
  title: string | null
  /** From 1. */
  level: number
  /** Of the lines that count, with those of all sections in it. */
  total: string
}

/** What stands below each other in the bill: the head of a section, a line, a section's end. */
export type OfferRow =
  { kind: 'section' | 'end'; section: OfferSection } | { kind: 'line'; line: OfferLine }

/**
 * What an offer says to the client, and nothing else: neither score nor cost, mark-up or margin is
 * in it. Amounts are decimal strings in its currency.
 */
export interface OfferData {
  company: PrintedCompany
  bank: {
    bankName: string | null
    accountName: string | null
    iban: string
    swift: string | null
  } | null
  number: string
  stage: QuotationStage
  quotedOn: string
  validUntilOn: string | null
  client: string | null
  attention: string | null
  clientReference: string | null
  project: Text
  location: string | null
  letter: Text
  currency: string
  rows: OfferRow[]
  subtotal: string
  discount: string
  discounted: boolean
  vat: { category: VatCategory; rate: string; taxable: string; vat: string }[]
  total: string
  words: { en: string; ar: string } | null
  terms: Terms
}

/** All that the offer prints. Needs `lines` loaded. */
export async function offerData(quotation: Quotation): Promise<OfferData> {
  const labels = await labelsOf(['units'])
  const { currency, totalMinor, discountMinor } = quotation
  const money = (minor: number) => quotation.money(minor)
  return {
    ...factsOf(quotation),
    company: await printedCompany(),
    bank: bankOf(),
    rows: rowsOf(quotation, labels),
    subtotal: money(quotation.subtotalMinor),
    discount: money(discountMinor),
    discounted: discountMinor !== 0,
    vat: billOf(quotation).vatShares.map(({ category, rateBp, taxableMinor, vatMinor }) => ({
      ...{ category, rate: formatRate(rateBp) },
      ...{ taxable: money(taxableMinor), vat: money(vatMinor) },
    })),
    total: money(totalMinor),
    words: amountInWords(totalMinor, currency),
  }
}

function factsOf(quotation: Quotation) {
  const { number, stage, quotedOn, validUntilOn, currency, location } = quotation
  return {
    ...{ number, stage, quotedOn, currency },
    validUntilOn: validUntilOn ?? null,
    client: quotation.clientName ?? quotation.endUser ?? null,
    attention: quotation.requestedBy ?? null,
    clientReference: quotation.clientReference ?? null,
    project: { en: quotation.projectName, ar: quotation.projectNameAr },
    location: location ?? null,
    letter: { en: quotation.coverLetter, ar: quotation.coverLetterAr },
    terms: quotation.terms ?? [],
  }
}

function bankOf(): OfferData['bank'] {
  const { bankName, accountName, iban, swiftCode: swift } = companyProfile()
  return iban ? { bankName, accountName, iban, swift } : null
}

/** Rates are those that the client pays: mark-ups are in them and never shown. */
function rowsOf(quotation: Quotation, labels: LabelOf): OfferRow[] {
  const { lines, markupMinor, currency } = quotation
  const sold = sellPrices(lines, markupMinor, currency)
  const outline = outlineOf(lines.map(({ section }) => section))
  const sums = sectionSums(outline, (index) =>
    lines[index].inclusion === 'included' ? BigInt(sold[index].totalMinor) : 0n
  )
  const sections = new Map(
    outline.sections.map((section, at) => {
      const { ordinal, title, level } = section
      const total = quotation.money(Number(sums[at]))
      return [section, { ordinal, title: title || null, level, total }]
    })
  )
  return outline.rows.map((row): OfferRow => {
    if (row.kind !== 'line') return { kind: row.kind, section: sections.get(row.section)! }
    const line = lines[row.index]
    const { unitRateE4, totalMinor } = sold[row.index]
    const { inclusion, vatCategory } = line
    return {
      kind: 'line',
      line: {
        item: line.clientItem ?? row.ordinal,
        description: { en: line.description, ar: line.descriptionAr },
        unit: labels('units', line.unit),
        quantity: formatDecimal4(line.quantityE4),
        unitRate: formatDecimal4(unitRateE4),
        total: quotation.money(totalMinor),
        ...{ totalMinor, inclusion, vatCategory },
      },
    }
  })
}
