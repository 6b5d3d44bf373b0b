import type { Slot } from '#engines/optimizer/problem'
import { dayOf, MINUTES_OF_DAY, type Day, type Moment } from '#engines/scheduling/moment'
import { minutesOn } from '#engines/scheduling/resource_load'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'

/** Shorter slots make a search slow and its plans no better. */
const SHORTEST = 30

/** Working time of a schedule in slots of the same length, from the first moment that is planned. */
export class TimeAxis {
  private readonly origin: number

  constructor(
    private readonly calendar: WorkCalendar,
    from: Moment,
    readonly minutes: number
  ) {
    this.origin = calendar.worked(calendar.startFrom(from))
  }

  /** The first slot that does not begin before a moment. */
  from(moment: Moment): Slot {
    return Math.max(0, Math.ceil((this.calendar.worked(moment) - this.origin) / this.minutes))
  }

  /** The last slot boundary that is not after a moment; negative before the axis. */
  upTo(moment: Moment): Slot {
    return Math.floor((this.calendar.worked(moment) - this.origin) / this.minutes)
  }

  /** The slots of which at least a part lies on a day: `[first, end)`. */
  slotsOn(day: Day): [first: Slot, end: Slot] {
    const at = (on: Day) => (this.calendar.worked(on * MINUTES_OF_DAY) - this.origin) / this.minutes
    return [Math.max(0, Math.floor(at(day))), Math.max(0, Math.ceil(at(day + 1)))]
  }

  /** Slots that so many working minutes take; a lag may be below zero. */
  length(minutes: number): number {
    return Math.ceil(minutes / this.minutes)
  }

  /** When work begins that starts with a slot. */
  startOf(slot: Slot): Moment {
    return this.calendar.at(this.origin + slot * this.minutes, 'start')
  }

  /** When work ends that ends before a slot. */
  endOf(slot: Slot): Moment {
    return this.calendar.at(this.origin + slot * this.minutes, 'finish')
  }
}

/** Working minutes of the first day from a moment on that has any. */
export function dayLength(calendar: WorkCalendar, from: Moment): number {
  return minutesOn(calendar, dayOf(calendar.startFrom(from)))
}

/** The longest slot in which all of these are whole, half an hour at least. */
export function slotFor(minutes: Iterable<number>): number {
  let common = 0
  for (const one of minutes) common = divisor(common, Math.abs(one))
  return Math.max(SHORTEST, common || SHORTEST)
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
