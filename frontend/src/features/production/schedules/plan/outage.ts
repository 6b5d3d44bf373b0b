import { parseDay } from '@binaa/backend/moment'
import type { Outage, Period } from '@binaa/backend/outages'
import type { ScheduleResource } from './types'

type Downtime = ScheduleResource['downtime'][number]

/** Days on which the machine of a resource can't be used, as the engine takes them. */
export const outageOf = ({ kind, fromOn, backOn }: Downtime): Outage => ({
  kind,
  from: fromOn === null ? -Infinity : parseDay(fromOn),
  to: backOn === null ? Infinity : parseDay(backOn),
})

/** Days with other units than usual: until the day after the last one. */
export const periodOf = ({ from, to, units }: ScheduleResource['periods'][number]): Period => ({
  from: parseDay(from),
  to: parseDay(to) + 1,
  units: Number(units),
})
