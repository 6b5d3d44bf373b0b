/** Why a movement waits for another person, in the order in which people read it. */
export const APPROVAL_REASONS = [
  'countDifference',
  'ownTransferLoss',
  'overLimit',
  'overDay',
  'costUnknown',
  'costZero',
  'costDiffers',
] as const
export type ApprovalReason = (typeof APPROVAL_REASONS)[number]

/** The worth of one line, in minor units. */
export interface LineWorth {
  /** By the ledger's own cost; null where it knows none. */
  knownMinor: number | null
  /** By the cost that was stated with it; null without one. */
  statedMinor: number | null
}

export interface Limits {
  /** What a person may post alone by one movement, and in a day. */
  movementMinor: number
  dayMinor: number
  /** How far a stated cost may lie from the ledger's, in basis points of it. */
  toleranceBp: number
}

export interface Judgement {
  valueMinor: number
  reasons: ApprovalReason[]
}

/**
 * What a movement is worth and whether it takes two. A line counts by the larger of what the ledger
 * and the person say, whichever way it goes, so that neither a cost of nothing nor a line that takes
 * away again makes it small.
 * @param usedMinor what the person has posted alone that day
 */
export function judge(lines: LineWorth[], usedMinor: number, limits: Limits): Judgement {
  const found = new Set(lines.flatMap((line) => judgeCost(line, limits)))
  const valueMinor = lines.reduce(
    (sum, { knownMinor, statedMinor }) => sum + Math.max(knownMinor ?? 0, statedMinor ?? 0),
    0
  )
  if (valueMinor > limits.movementMinor) found.add('overLimit')
  else if (valueMinor && valueMinor + usedMinor > limits.dayMinor) found.add('overDay')
  return { valueMinor, reasons: APPROVAL_REASONS.filter((reason) => found.has(reason)) }
}

function judgeCost({ knownMinor, statedMinor }: LineWorth, { toleranceBp }: Limits) {
  const reasons: ApprovalReason[] = []
  if (knownMinor === null) reasons.push('costUnknown')
  if (statedMinor === 0) reasons.push('costZero')
  else if (knownMinor !== null && statedMinor !== null) {
    // a halala may come from rounding
    const apart = Math.max(0, Math.abs(statedMinor - knownMinor) - 1)
    if (apart * 10_000 > knownMinor * toleranceBp) reasons.push('costDiffers')
  }
  return reasons
}
