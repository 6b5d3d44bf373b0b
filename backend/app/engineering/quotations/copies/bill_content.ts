import Quotation, { AMOUNTS, PLAIN_FIELDS } from '#engineering/quotations/models/quotation'
import { keptLine } from '#engineering/quotations/actions/fill_quotation'
import type { LineValues } from '#engineering/quotations/pricing/line_values'
import { lineTotalMinor } from '#engines/money/money'

export type QuotationFacts = Partial<
  Pick<Quotation, (typeof PLAIN_FIELDS)[number] | (typeof AMOUNTS)[number]>
>

/** A quotation as it stands: its facts, its prices and all its lines. */
export interface BillContent {
  facts: QuotationFacts
  lines: LineValues[]
}

/** `lines` must be loaded. */
export function billContent(quotation: Quotation): BillContent {
  const facts = Object.fromEntries(
    [...PLAIN_FIELDS, ...AMOUNTS].map((name) => [name, quotation[name] ?? null])
  )
  return { facts: facts as QuotationFacts, lines: quotation.lines.map(keptLine) }
}

/** Content as a quotation that is only compared, never saved; named as given. */
export function asQuotation({ facts, lines }: BillContent, of: Quotation, name: string): Quotation {
  const { id, revision, stage } = of
  const kept = new Quotation()
  kept.merge({ ...facts, id, revision, stage, number: name })
  const currency = facts.currency ?? of.currency
  kept.lines = lines.map((line, index) => {
    const totalMinor = lineTotalMinor(line.quantityE4, line.unitRateE4, currency)
    return { ...line, id: 0, quotationId: id, position: index + 1, totalMinor }
  })
  return kept
}
