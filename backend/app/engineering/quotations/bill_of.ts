import { formatMoney } from '#engines/money/money'
import { outlineOf, sectionSums } from '#engines/outline/outline'
import type { CostHead } from '#engineering/enums/bill'
import type Quotation from '#engineering/quotations/models/quotation'
import { lineCostMinor } from '#engineering/quotations/pricing/line_costs'
import { markupTotals, type Markup } from '#engineering/quotations/pricing/markups'
import { priceLines } from '#engineering/quotations/pricing/price_lines'

/** How a stored quotation's price comes about, by its own cost rates unless others are given. `lines` must be loaded. */
export function billOf(quotation: Quotation, costRates = quotation.costRates ?? []) {
  const { lines, currency, vatRateBp, discountMinor } = quotation
  const markups = quotation.markups ?? []
  const prices = priceLines(lines, { currency, vatRateBp, discountMinor, markups, costRates })
  return { ...prices, markups: shownMarkups(prices.linesMinor, markups, currency) }
}

/** Sections of a stored quotation with the sums of the lines that count, and what each line is numbered. */
export function treeOf({ lines }: Pick<Quotation, 'lines'>) {
  const outline = outlineOf(lines.map(({ section }) => section))
  const sums = sectionSums(outline, (index) => {
    const { inclusion, totalMinor } = lines[index]
    return inclusion === 'included' ? BigInt(totalMinor) : 0n
  })
  const sections = outline.sections.map((section, at) => ({
    ...section,
    totalMinor: Number(sums[at]),
  }))
  return { sections, ordinals: outline.ordinals }
}

/** What the lines that count cost and come to, by cost head; null stands for lines of none. */
export function costHeadsOf({ lines, currency, costRates }: Quotation) {
  const heads = new Map<CostHead | null, { costMinor: number; totalMinor: number }>()
  for (const line of lines.filter(({ inclusion }) => inclusion === 'included')) {
    const head = line.costHead ?? null
    const sums = heads.get(head) ?? { costMinor: 0, totalMinor: 0 }
    heads.set(head, sums)
    sums.costMinor += lineCostMinor(line, currency, costRates ?? []) ?? 0
    sums.totalMinor += line.totalMinor
  }
  return [...heads].map(([head, sums]) => ({ head, ...sums }))
}

/** As the wire shows them, with what each adds. */
function shownMarkups(linesMinor: number, markups: Markup[], currency: string) {
  const totals = markupTotals(linesMinor, markups, currency)
  return markups.map((markup, index) => ({
    ...markup,
    total: formatMoney(totals[index], currency),
  }))
}
