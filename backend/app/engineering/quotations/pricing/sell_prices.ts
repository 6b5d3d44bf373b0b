import { divideHalfUp, exponentOf } from '#engines/money/money'
import { shareOut } from '#engines/money/vat'
import type { Inclusion } from '#engineering/enums/bill'

interface SoldLine {
  quantityE4: number
  unitRateE4: number
  totalMinor: number
  inclusion: Inclusion
}

interface SellPrice {
  unitRateE4: number
  totalMinor: number
}

/**
 * What each line costs the client: its own amount with its share of the mark-ups, in whole minor
 * units, so that the lines that count add up to the subtotal. What is offered beside the price
 * carries mark-ups in the same proportion.
 */
export function sellPrices(lines: SoldLine[], markupMinor: number, currency: string): SellPrice[] {
  if (!markupMinor) return lines
  const counted = lines.map((line) => (line.inclusion === 'included' ? line.totalMinor : 0))
  const linesMinor = counted.reduce((sum, amount) => sum + amount, 0)
  const shares = shareOut(markupMinor, counted)
  return lines.map((line, index) => {
    const beside = line.inclusion !== 'included' && linesMinor !== 0
    const share = beside ? inProportion(line.totalMinor, markupMinor, linesMinor) : shares[index]
    return priced(line, line.totalMinor + share, currency)
  })
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
