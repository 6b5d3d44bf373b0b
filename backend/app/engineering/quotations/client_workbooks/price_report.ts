import type { PricedBook, PricedLine } from '#engines/workbooks/orders'
import { formatDecimal4, formatScaled } from '#engines/money/money'
import type Quotation from '#engineering/quotations/models/quotation'
import { sellPrices } from '#engineering/quotations/pricing/sell_prices'
import { clientRowIn } from '#engineering/quotations/client_row'
import type { PriceReport } from '#engineering/quotations/workbook_files/reports'

/** Of long lists, what is kept. */
const SHOWN = 500

/** The lines of a quotation that stand in this file, at the rates that the client pays. */
export function pricedLines(quotation: Quotation, fileId: number) {
  const { lines, markupMinor, currency } = quotation
  const sold = sellPrices(lines, markupMinor, currency)
  const inFile: PricedLine[] = []
  const elsewhere: PriceReport['skips'] = []
  let beside = 0
  for (const [index, line] of lines.entries()) {
    const place = clientRowIn(fileId, line.clientRow)
    const { description } = line
    if (!place) {
      elsewhere.push({ sheet: '', row: 0, cell: null, reason: 'no_row', description })
      continue
    }
    const { unitRateE4, totalMinor } = sold[index]
    if (line.inclusion !== 'included') beside++
    inFile.push({
      ...{ sheet: place.sheet, row: place.row, description, unit: line.unit ?? null },
      // with all four decimals, as rows of a bill are read
      quantity: formatScaled(line.quantityE4, 4),
      rate: formatDecimal4(unitRateE4),
      amount: line.quantityE4 === 0 ? null : quotation.money(totalMinor),
      isUnpriced: unitRateE4 === 0,
    })
  }
  return { inFile, elsewhere, beside }
}

export function priceReport(
  { rows, cells, calculated, skips }: PricedBook,
  { elsewhere, beside }: Omit<ReturnType<typeof pricedLines>, 'inFile'>,
  quotation: Quotation
): PriceReport {
  const all = [...elsewhere, ...skips]
  const { discountMinor } = quotation
  return {
    ...{ rows, cells, calculated, beside },
    skips: all.slice(0, SHOWN),
    skipCount: all.length,
    discount: discountMinor ? quotation.money(discountMinor) : null,
  }
}
