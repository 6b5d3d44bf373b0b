/** One line of an order as deliveries have treated it. */
export interface MeasuredLine {
  materialId: number | null
  requiredOn: string | null
  quantityE4: number
  acceptedE4: number
  rejectedE4: number
  unitPriceE4: number
  /** Day on which all of it had come; null while something is missing. */
  completeOn: string | null
  /** The median price of its material with all vendors over the last year; null without one. */
  medianE4: number | null
}

/** A measured figure; null where nothing was measured. */
export interface Measure {
  value: number | null
  /** How many observations it rests on. */
  n: number
}

export interface Performance {
  /** Percent of the lines due by now that were complete on the day they were required. */
  onTime: Measure
  /** Percent of what came that was rejected, weighted by price. */
  rejected: Measure
  /** Own price over the median price of the same material; 100 is the market. */
  priceIndex: Measure
  /** Days from asking for a quote to its answer. */
  responseDays: Measure
}

const NOTHING: Measure = { value: null, n: 0 }
const round = (value: number) => Math.round(value * 10) / 10

/** What the deliveries of a vendor say. Periods without deliveries say nothing, not "perfect". */
export function measurePerformance(
  lines: MeasuredLine[],
  responses: number[],
  today: string
): Performance {
  return {
    onTime: onTime(lines, today),
    rejected: rejected(lines),
    priceIndex: priceIndex(lines),
    responseDays: mean(responses),
  }
}

function onTime(lines: MeasuredLine[], today: string): Measure {
  const due = lines.filter(
    ({ requiredOn, completeOn }) =>
      requiredOn !== null && (completeOn !== null || requiredOn < today)
  )
  if (!due.length) return NOTHING
  const kept = due.filter(
    ({ requiredOn, completeOn }) => completeOn !== null && completeOn <= requiredOn!
  )
  return { value: round((kept.length * 100) / due.length), n: due.length }
}

function rejected(lines: MeasuredLine[]): Measure {
  const came = lines.filter(({ acceptedE4, rejectedE4 }) => acceptedE4 + rejectedE4 > 0)
  const worth = (of: (line: MeasuredLine) => number) =>
    came.reduce((sum, line) => sum + of(line) * Math.max(1, line.unitPriceE4), 0)
  const all = worth((line) => line.acceptedE4 + line.rejectedE4)
  if (!all) return NOTHING
  return { value: round((worth((line) => line.rejectedE4) * 100) / all), n: came.length }
}

function priceIndex(lines: MeasuredLine[]): Measure {
  return mean(
    lines.flatMap(({ unitPriceE4, medianE4 }) => (medianE4 ? [(unitPriceE4 * 100) / medianE4] : []))
  )
}

function mean(values: number[]): Measure {
  if (!values.length) return NOTHING
  return {
    value: round(values.reduce((sum, one) => sum + one, 0) / values.length),
    n: values.length,
  }
}

/** The middle of some numbers; null of none. */
export function medianOf(values: number[]): number | null {
  if (!values.length) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
