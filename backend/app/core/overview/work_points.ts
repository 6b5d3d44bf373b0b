/** How much of one kind waits. */
export interface Waiting {
  count: number
  /** Minor units of the base currency, where the records have amounts. */
  amountMinor?: number
  /** The day until which it has to be done. */
  dueOn?: string
  /** A page closer to the records than that of the point. */
  path?: string
}

/** Something that people have to do today; who owns the records says how many there are. */
export interface WorkPoint {
  /** Names its text. */
  key: string
  /** The list that holds the records: it is shown while the section of the list is open. */
  resource: string
  /** Page that shows the same records, and who may see it. */
  page: { path: string; ability: string }
  read(today: string): Promise<Waiting>
}

const points: WorkPoint[] = []

/** Adds a point to what finance has to do; called at boot. */
export function registerWorkPoint(point: WorkPoint) {
  if (points.some(({ key }) => key === point.key))
    throw new Error(`work point ${point.key} is registered twice`)
  points.push(point)
}

export const workPoints = (): readonly WorkPoint[] => points
