import { divideHalfUp, exponentOf } from '#engines/money/money'
import { shareOut } from '#engines/money/vat'
import type { Inclusion, VatCategory } from '#engineering/enums/bill'
import { byVatCategory } from './price_lines.js'

interface SoldLine {
  quantityE4: number
  unitRateE4: number
  totalMinor: number
  inclusion: Inclusion
  vatCategory?: VatCategory
}

interface SellPrice {
  unitRateE4: number
  totalMinor: number
}

/**
 * What each line costs the client: its own amount with its share of the mark-ups, in whole minor
 * units, so that the lines that count add up to the subtotal, and those of a VAT category to what of
 * it is taxed. What is offered beside the price carries mark-ups in the same proportion.
 */
export function sellPrices(lines: SoldLine[], markupMinor: number, currency: string): SellPrice[] {
  if (!markupMinor) return lines
  const linesMinor = lines.reduce((sum, line) => sum + countedMinor(line), 0)
  const shares = markupShares(lines, linesMinor, markupMinor)
  return lines.map((line, index) => {
    const beside = line.inclusion !== 'included' && linesMinor !== 0
    const share = beside ? inProportion(line.totalMinor, markupMinor, linesMinor) : shares[index]
    return priced(line, line.totalMinor + share, currency)
  })
}

const countedMinor = ({ inclusion, totalMinor }: SoldLine) =>
  inclusion === 'included' ? totalMinor : 0

/** The share of each line in the mark-ups: first by VAT category, then by line. */
function markupShares(lines: SoldLine[], linesMinor: number, markupMinor: number): number[] {
  const counted = lines.filter(({ inclusion }) => inclusion === 'included')
  const priced = counted.map(({ vatCategory, totalMinor: total }) => ({ vatCategory, total }))
  const shares = lines.map(() => 0)
  for (const { category, amountMinor } of byVatCategory(
    priced,
    linesMinor,
    linesMinor + markupMinor
  )) {
    const own = lines.flatMap(({ inclusion, vatCategory = 'standard' }, index) =>
      inclusion === 'included' && vatCategory === category ? [index] : []
    )
    const amounts = own.map((index) => lines[index].totalMinor)
    const added = amountMinor - amounts.reduce((sum, amount) => sum + amount, 0)
    shareOut(added, amounts).forEach((share, at) => (shares[own[at]] = share))
  }
  return shares
}

function inProportion(amount: number, part: number, whole: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)))
}

/** The rate that the total stands for; a line of no quantity keeps its own. */
function priced({ quantityE4, unitRateE4 }: SoldLine, totalMinor: number, currency: string) {
  if (!quantityE4) return { unitRateE4, totalMinor }
  const scaled = BigInt(totalMinor) * 10n ** BigInt(8 - exponentOf(currency))
  return { unitRateE4: Number(divideHalfUp(scaled, BigInt(quantityE4))), totalMinor }
}
