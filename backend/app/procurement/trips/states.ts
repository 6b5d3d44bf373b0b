import { conflict } from '#core/base/app_error'
import type { TripStatus } from '#procurement/enums/trips'

/** Where a trip may go from where. The ends with goods are reached by a proof of delivery only. */
export const TRIP_LIFE: Readonly<Record<TripStatus, readonly TripStatus[]>> = {
  planned: ['loading', 'in_transit', 'cancelled'],
  loading: ['in_transit', 'cancelled'],
  in_transit: ['arrived', 'failed'],
  arrived: ['unloading', 'failed'],
  unloading: ['failed'],
  delivered: [],
  partially_delivered: [],
  failed: [],
  cancelled: [],
}

/** From here on someone may sign for the goods. */
const DELIVERABLE: ReadonlySet<TripStatus> = new Set(['in_transit', 'arrived', 'unloading'])
/** What has to be entered with it. */
export const NEEDS_REASON: ReadonlySet<TripStatus> = new Set(['failed', 'cancelled'])

export const isOpen = (status: TripStatus) => TRIP_LIFE[status].length > 0
export const isDeliverable = (status: TripStatus) => DELIVERABLE.has(status)

/** @throws AppError 409 CONFLICT where its life leads elsewhere */
export function requireStep(from: TripStatus, to: TripStatus) {
  if (!TRIP_LIFE[from].includes(to)) throw conflict('CONFLICT', { details: { status: from } })
}

/** It has set out, so that fuel and tolls may have been paid for it. */
export const hasCosts = ({ startedAt }: { startedAt: unknown }) => startedAt !== null

interface Timed {
  isOpen: boolean
  plannedEndAt: { toMillis(): number }
  arrivedAt: { toMillis(): number } | null
}

/** Arrived later than planned, or not there yet when it should be. */
export function isLate({ isOpen: open, plannedEndAt, arrivedAt }: Timed, now: number) {
  if (!open && !arrivedAt) return false
  return plannedEndAt.toMillis() < (arrivedAt?.toMillis() ?? now)
}
