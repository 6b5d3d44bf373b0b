/** How a need stands, from best to worst as its colour shows it. */
export const NEED_STATES = [
  'done',
  'received',
  'on_time',
  'planned',
  'undated',
  'tight',
  'late',
] as const
export type NeedState = (typeof NEED_STATES)[number]

interface Standing {
  /** Whether the task is finished. */
  finished: boolean
  startsOn: string | null
  needByOn: string | null
  /** When all of it is there; null where that is not known. */
  readyOn: string | null
  /** Whether all of it has come. */
  received: boolean
  /** Whether all of it is ordered. */
  ordered: boolean
}

/**
 * - `late`: it comes after the task is to start, or its day has passed and it is not all on its way
 * - `tight`: it comes after its day, and before the task is to start
 * - `undated`: ordered, and nobody has said when it comes
 * - `planned`: not all ordered yet, and there is still time
 */
export function needState(need: Standing, today: string): NeedState {
  const { finished, startsOn, needByOn, readyOn } = need
  if (finished) return 'done'
  if (need.received) return 'received'
  if (startsOn === null || needByOn === null)
    return need.ordered && !readyOn ? 'undated' : 'planned'
  if (readyOn !== null) {
    if (readyOn > startsOn) return 'late'
    return readyOn > needByOn ? 'tight' : 'on_time'
  }
  if (needByOn < today) return 'late'
  return need.ordered ? 'undated' : 'planned'
}
