import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { setting } from '#core/settings/settings'
import type { CountRules, LeaveSpan } from '#engines/labour/leave_days'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type Employee from '#people/employees/employee'
import type LeaveType from '#people/leave_types/leave_type'

const FRIDAY_AND_SATURDAY = [5, 6]
/** Days of the week, Sunday is 0, by what the record of a person states. */
const WEEKENDS: Record<string, number[]> = {
  friday_saturday: FRIDAY_AND_SATURDAY,
  friday: [5],
  saturday_sunday: [6, 0],
}

/** The days of the week on which somebody does not work. */
export const restDaysOf = ({ weekend }: { weekend: string | null }): number[] =>
  WEEKENDS[weekend ?? ''] ?? setting<number[]>('weekendDays', FRIDAY_AND_SATURDAY)

/** How days between two days count for somebody and a kind of leave. */
export async function countRules(
  client: Pick<QueryClientContract, 'from'>,
  employee: Pick<Employee, 'weekend'>,
  { countsRestDays, countsHolidays }: Pick<LeaveType, 'countsRestDays' | 'countsHolidays'>,
  span: Pick<LeaveSpan, 'from' | 'to'>
): Promise<CountRules> {
  const holidays = await holidaysBetween(client, span.from, span.to)
  return { countsRestDays, countsHolidays, restDays: restDaysOf(employee), holidays }
}

/** Every public holiday between two days, both included. */
export async function holidaysBetween(
  client: Pick<QueryClientContract, 'from'>,
  from: string,
  to: string
): Promise<Set<string>> {
  const rows: { from_on: string; to_on: string }[] = await client
    .from('public_holidays')
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .select('from_on', 'to_on')
  const days = new Set<string>()
  for (const row of rows) {
    const last = parseDay(row.to_on < to ? row.to_on : to)
    for (let day = parseDay(row.from_on > from ? row.from_on : from); day <= last; day++)
      days.add(formatDay(day))
  }
  return days
}
