/** A time of the plan: whole slots from its beginning. A slot is as long as the caller makes it. */
export type Slot = number

export interface Demand {
  resource: number
  amount: number
}

/** Work that runs without a break once it is begun, with all that it needs. */
export interface Activity {
  duration: number
  demands: readonly Demand[]
  /** Not before this slot: the material comes then, or the contract allows it then. */
  release?: Slot
  /** To be finished by this slot; every slot later costs `weight`. */
  due?: Slot
  /** Whole, 1 when absent. */
  weight?: number
  /** It is under way, or placed by a person: it lies here. */
  fixedStart?: Slot
  /** Where the present plan has it. */
  present?: Slot
}

/** The start of `to` lies `gap` slots after that of `from`, or later. */
export interface Precedence {
  from: number
  to: number
  gap: number
}

/** Something of which so much can be used at once, and which is free again afterwards. */
export interface Resource {
  capacity: number
  /** Stretches `[from, to)` with another capacity, a later one wins. */
  exceptions?: readonly { from: Slot; to: Slot; capacity: number }[]
  /** Of one unit that waits for one slot between its first and its last work. */
  idleCost?: number
  /** Of one unit in one of these slots, over what it costs otherwise. */
  overtime?: { slots: readonly Slot[]; cost: number }
}

/** What there is of a resource in a slot. */
export const capacityAt = ({ capacity, exceptions = [] }: Resource, slot: Slot): number =>
  exceptions.findLast(({ from, to }) => from <= slot && slot < to)?.capacity ?? capacity

export interface Problem {
  activities: readonly Activity[]
  precedences: readonly Precedence[]
  resources: readonly Resource[]
}

/** A plan: where each activity starts. */
export type Starts = Int32Array

export type LinkType = 'FS' | 'SS' | 'FF' | 'SF'

/** A link of the trade as a gap between two starts. */
export function gapOf(type: LinkType, lag: number, from: number, to: number): number {
  if (type === 'SS') return lag
  if (type === 'FS') return from + lag
  return type === 'FF' ? from + lag - to : lag - to
}
