import { divideHalfUp } from '#engines/money/money'
import type { RateOf } from '#procurement/withholding_kinds/rates'

/** Percent in ten-thousandths of a whole. */
const WHOLE = 1_000_000n

/**
 * The tax on an amount before VAT. Where the firm bears it, the amount is what is left of the taxable base once the
 * tax is taken off it: base = amount / (1 − rate), tax = base − amount (by-law of the Income Tax Law, art. 63).
 * @param rateE4 ten-thousandths of a percent, below a whole
 */
export const taxOf = (subjectMinor: number, rateE4: number, taxBorne = false): number =>
  Number(
    divideHalfUp(BigInt(subjectMinor) * BigInt(rateE4), taxBorne ? WHOLE - BigInt(rateE4) : WHOLE)
  )

/** The taxable base as it is reported: what was paid, and the tax that the firm bears beside it. */
export const baseOf = ({ subjectMinor, taxMinor, taxBorne }: Part): number =>
  taxBorne ? subjectMinor + taxMinor : subjectMinor

/** An amount before VAT of one kind. */
export interface Subject {
  kindId: number
  subjectMinor: number
}

/** What was withheld at one rate, in minor units of the currency and in riyals. */
export interface Withheld extends Subject {
  rateE4: number
  treatyId: number | null
  taxMinor: number
  /** The firm bears it: it is no part of what is paid, and the taxable base is larger by it. */
  taxBorne: boolean
  /** The taxable base in riyals. */
  baseSubjectMinor: number
  baseTaxMinor: number
}

/** What of it a payment withholds; riyals follow from the rate of its day. */
export type Part = Omit<Withheld, 'baseSubjectMinor' | 'baseTaxMinor'>

/** A bill as far as it bears the tax. Amounts in minor units of its currency. */
export interface Basis {
  /** With VAT, less credits and what it recovers of advances: what payments settle. */
  payableMinor: number
  paidMinor: number
  /** Before VAT, less credits. */
  kinds: Subject[]
  /** The contract says that the firm bears the tax. */
  taxBorne: boolean
  /** What of it was withheld when the advances that it recovers were paid. */
  advanced: (Subject & { rateE4: number; taxBorne: boolean })[]
  /** What its payments have withheld, oldest first. */
  withheld: Withheld[]
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** `amount × part / whole`, half away from zero. */
const shareOf = (amount: number, part: number, whole: number) =>
  Number(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)))

/**
 * What payments of a bill are to withhold on, by kind: its lines, less what bore the tax with an advance. An
 * advance of another kind, or more than the bill has of its kind, counts by its tax.
 */
export function leftToWithhold(
  { kinds, advanced, taxBorne }: Basis,
  rateOf: RateOf
): Map<number, number> {
  const left = new Map(kinds.map(({ kindId, subjectMinor }) => [kindId, subjectMinor]))
  let spare = 0n
  for (const { kindId, subjectMinor, ...of } of advanced) {
    const own = Math.min(left.get(kindId) ?? 0, subjectMinor)
    if (own) left.set(kindId, left.get(kindId)! - own)
    spare += BigInt(subjectMinor - own) * weightOf(of)
  }
  for (const [kindId, subject] of [...left].sort(([a], [b]) => a - b)) {
    const weight = weightOf({ rateE4: rateOf(kindId).rateE4, taxBorne })
    if (!weight || spare <= 0n) continue
    const taken = Number(spare / weight < BigInt(subject) ? spare / weight : BigInt(subject))
    left.set(kindId, subject - taken)
    spare -= BigInt(taken) * weight
  }
  return left
}

/** The tax on one minor unit before VAT, in 10^-12 of it. */
const weightOf = ({ rateE4, taxBorne }: { rateE4: number; taxBorne: boolean }): bigint => {
  const rate = BigInt(rateE4)
  return taxBorne ? (rate * WHOLE * WHOLE) / (WHOLE - rate) : rate * WHOLE
}

/** All tax that the payments of a bill will withhold at these rates. */
export function taxLeft(basis: Basis, rateOf: RateOf): number {
  const left = leftToWithhold(basis, rateOf)
  return sumOf([...left], ([kindId, subject]) =>
    taxOf(subject, rateOf(kindId).rateE4, basis.taxBorne)
  )
}

/** On how much of a kind payments of so much withhold; all of it once all is paid. */
const dueAt = (subject: number, paidMinor: number, payableMinor: number) =>
  payableMinor <= 0 ? 0 : shareOf(subject, Math.min(paidMinor, payableMinor), payableMinor)

/**
 * What a payment withholds: so much of each kind as its share of the bill, less what was withheld before.
 * Rounding is carried along, so that all payments at one rate come to exactly the tax of their sum.
 */
export function partsOfPayment(basis: Basis, amountMinor: number, rateOf: RateOf): Part[] {
  const { payableMinor, paidMinor, withheld, taxBorne } = basis
  const left = leftToWithhold(basis, rateOf)
  const parts = [...left].flatMap(([kindId, subject]): Part[] => {
    const before = withheld.filter((row) => row.kindId === kindId)
    const due = dueAt(subject, paidMinor + amountMinor, payableMinor)
    const subjectMinor = due - sumOf(before, (row) => row.subjectMinor)
    if (subjectMinor <= 0) return []
    const { rateE4, treatyId } = rateOf(kindId)
    const same = before.filter((row) => row.rateE4 === rateE4 && row.taxBorne === taxBorne)
    const whole = sumOf(same, (row) => row.subjectMinor) + subjectMinor
    const taxMinor = taxOf(whole, rateE4, taxBorne) - sumOf(same, (row) => row.taxMinor)
    return [{ kindId, rateE4, treatyId, taxBorne, subjectMinor, taxMinor: Math.max(0, taxMinor) }]
  })
  return parts.filter(({ subjectMinor, taxMinor }) => subjectMinor || taxMinor)
}

/**
 * What a refund takes back: of what was withheld beyond what the bill bears now, the share that comes back of
 * all that the vendor owes of it. The latest comes back first, in riyals at the rate at which it was withheld.
 */
export function partsOfRefund(
  basis: Basis,
  { amountMinor, owedMinor }: { amountMinor: number; owedMinor: number },
  rateOf: RateOf
): Withheld[] {
  const left = leftToWithhold(basis, rateOf)
  const groups = Map.groupBy(basis.withheld, (row) => row.kindId)
  return [...groups].flatMap(([kindId, rows]) => {
    const kept = dueAt(left.get(kindId) ?? 0, basis.paidMinor - owedMinor, basis.payableMinor)
    const excess = sumOf(rows, (row) => row.subjectMinor) - kept
    if (excess <= 0) return []
    return takenBack(rows, shareOf(excess, Math.min(amountMinor, owedMinor), owedMinor))
  })
}

/** So much of what was withheld, at the latest rate first, below nothing. */
function takenBack(rows: readonly Withheld[], subjectMinor: number): Withheld[] {
  let open = subjectMinor
  const rates = Map.groupBy(rows, ({ rateE4 }) => rateE4)
  return [...rates.values()].toReversed().flatMap((same) => {
    const all = summed(same)
    const taken = Math.min(open, all.subjectMinor)
    if (taken <= 0) return []
    open -= taken
    const { rateE4, treatyId, kindId, taxBorne } = all
    const of = (amount: number) => -shareOf(amount, taken, all.subjectMinor)
    const taxMinor =
      taken === all.subjectMinor
        ? -all.taxMinor
        : taxOf(all.subjectMinor - taken, rateE4, taxBorne) - all.taxMinor
    return [
      {
        ...{ kindId, rateE4, treatyId, taxBorne, subjectMinor: -taken, taxMinor },
        ...{ baseSubjectMinor: of(all.baseSubjectMinor), baseTaxMinor: of(all.baseTaxMinor) },
      },
    ]
  })
}

/** Rows of one kind and rate as one. */
export function summed(rows: readonly Withheld[]): Withheld {
  const sum = (name: 'subjectMinor' | 'taxMinor' | 'baseSubjectMinor' | 'baseTaxMinor') =>
    sumOf(rows, (row) => row[name])
  return {
    ...rows[0]!,
    ...{ subjectMinor: sum('subjectMinor'), taxMinor: sum('taxMinor') },
    ...{ baseSubjectMinor: sum('baseSubjectMinor'), baseTaxMinor: sum('baseTaxMinor') },
  }
}
