import { SchedulingError } from './errors.js'
import { minutesOf } from './hours_text.js'
import { dayOf, MINUTES_OF_DAY, type Day, type Moment } from './moment.js'
import { hoursOn, type DayHours, type WorkRules } from './work_week.js'

/** Days that are laid out at first, and the most that are ever looked at on either side. */
const FIRST_DAYS = 1024
const MOST_DAYS = 120_000

/** Two moments may have no work between them: the earlier one ends work, the later one begins it. */
export type Side = 'start' | 'finish'

/**
 * Arithmetic in working minutes. The minutes of each day are added up once, over a horizon that grows
 * when it is left, so that a question costs a search by halves and no walk over days.
 */
export class WorkCalendar {
  private first: Day
  private hours: DayHours[] = []
  /** `sums[i]`: minutes worked from the middle of the horizon to the beginning of day `first + i`. */
  private sums: number[] = [0]

  /** @param around a day of the project; work is counted from it */
  constructor(
    private readonly rules: WorkRules,
    private readonly around: Day
  ) {
    this.first = around
    this.append(FIRST_DAYS)
    this.prepend(FIRST_DAYS)
  }

  /** Working minutes up to a moment, negative before the day it is built around. */
  worked(moment: Moment): number {
    const day = dayOf(moment)
    while (day < this.first) this.prepend(this.hours.length)
    while (day >= this.first + this.hours.length) this.append(this.hours.length)
    const index = day - this.first
    const minute = moment - day * MINUTES_OF_DAY
    let sum = this.sums[index]!
    for (const [from, to] of this.hours[index]!) {
      if (minute <= from) break
      sum += Math.min(minute, to) - from
    }
    return sum
  }

  /**
   * The moment by which `work` minutes are worked: the end of the work for `finish`, for `start` the
   * beginning of the next.
   * @throws SchedulingError NO_WORKING_TIME when the calendar has no such minute
   */
  at(work: number, side: Side): Moment {
    const isStart = side === 'start'
    while (isStart ? work >= this.sums.at(-1)! : work > this.sums.at(-1)!)
      this.append(this.hours.length)
    while (isStart ? work < this.sums[0]! : work <= this.sums[0]!) this.prepend(this.hours.length)
    const index = isStart ? this.lastUpTo(work) : this.lastBelow(work)
    let left = work - this.sums[index]!
    for (const [from, to] of this.hours[index]!) {
      const length = to - from
      if (isStart ? left < length : left <= length)
        return (this.first + index) * MINUTES_OF_DAY + from + left
      left -= length
    }
    throw new SchedulingError('NO_WORKING_TIME')
  }

  /** `moment` moved by working minutes of either sign. */
  add(moment: Moment, minutes: number, side: Side): Moment {
    return this.at(this.worked(moment) + minutes, side)
  }

  /** The first moment from `moment` on at which work begins. */
  startFrom(moment: Moment): Moment {
    return this.at(this.worked(moment), 'start')
  }

  /** Working minutes between two moments, negative when they are the other way round. */
  between(from: Moment, to: Moment): number {
    return this.worked(to) - this.worked(from)
  }

  /** The last index whose sum is at most `work`. */
  private lastUpTo(work: number): number {
    let low = 0
    let high = this.sums.length - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.sums[middle]! <= work) low = middle
      else high = middle
    }
    return low
  }

  /** The last index whose sum is below `work`. */
  private lastBelow(work: number): number {
    let low = 0
    let high = this.sums.length - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.sums[middle]! < work) low = middle
      else high = middle
    }
    return low
  }

  private append(days: number) {
    this.refuseEndless()
    const from = this.first + this.hours.length
    let sum = this.sums.at(-1)!
    for (let day = from; day < from + days; day++) {
      const hours = hoursOn(this.rules, day)
      this.hours.push(hours)
      sum += minutesOf(hours)
      this.sums.push(sum)
    }
  }

  private prepend(days: number) {
    this.refuseEndless()
    const added: DayHours[] = []
    for (let day = this.first - days; day < this.first; day++) added.push(hoursOn(this.rules, day))
    const sums: number[] = []
    let sum = this.sums[0]!
    for (const hours of added.toReversed()) sums.push((sum -= minutesOf(hours)))
    this.hours = [...added, ...this.hours]
    this.sums = [...sums.reverse(), ...this.sums]
    this.first -= days
  }

  private refuseEndless() {
    const last = this.first + this.hours.length
    if (last - this.around > MOST_DAYS || this.around - this.first > MOST_DAYS)
      throw new SchedulingError('NO_WORKING_TIME')
  }
}
