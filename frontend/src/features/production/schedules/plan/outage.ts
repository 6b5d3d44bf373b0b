import { parseDay } from '@binaa/backend/moment'
import type { Outage } from '@binaa/backend/outages'
import type { ScheduleResource } from './types'

type Downtime = ScheduleResource['downtime'][number]

/** Days on which the machine of a resource can't be used, as the engine takes them. */
export const outageOf = ({ kind, fromOn, backOn }: Downtime): Outage => ({
  kind,
  from: fromOn === null ? -Infinity : parseDay(fromOn),
  to: backOn === null ? Infinity : parseDay(backOn),
})
