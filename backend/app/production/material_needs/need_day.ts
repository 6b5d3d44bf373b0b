import { dayOf, formatDay, type Day, type Moment } from '#engines/scheduling/moment'
import { hoursOn, type WorkRules } from '#engines/scheduling/work_week'

/** Longer stretches without a working day are no calendar that goods could be received by. */
const MOST_CLOSED_DAYS = 400

/**
 * The day by which material has to be there: so many working days before the day on which its task
 * starts, and that day itself for none. Goods are received on working days, so it is always one,
 * however few hours it has.
 */
export function needDay(rules: WorkRules, start: Moment | null, leadDays: number): string | null {
  if (start === null) return null
  let day = lastWorkingDay(rules, dayOf(start))
  // a start on a closed day has used up the first of the lead days by going back to an open one
  let left = day < dayOf(start) ? leadDays - 1 : leadDays
  for (; left > 0; left--) day = lastWorkingDay(rules, day - 1)
  return formatDay(day)
}

function lastWorkingDay(rules: WorkRules, from: Day): Day {
  for (let day = from; day > from - MOST_CLOSED_DAYS; day--)
    if (hoursOn(rules, day).length) return day
  return from
}
