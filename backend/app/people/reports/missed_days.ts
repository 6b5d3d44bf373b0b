import db from '@adonisjs/lucid/services/db'
import { DAY_E4 } from '#engines/labour/leave_days'
import type { MonthSpan } from './months.js'
import type { Ask, Fact, FigureColumn } from './report_definition.js'

/** Key of the column of days that somebody missed. */
export const MISSED = 'missed'

export const MISSED_COLUMN: FigureColumn = {
  key: MISSED,
  label: { en: 'Without leave', ar: 'دون إجازة' },
  kind: 'days',
  opens: true,
}

/** Working days of those who check in at a site on which they neither came nor had leave. */
function missedIn({ people, departments }: Ask, months: readonly MonthSpan[]) {
  return db
    .from('attendance_days as a')
    .join('employees as e', 'e.id', 'a.employee_id')
    .where('a.status', 'absent')
    .whereBetween('a.on', [months[0]!.from, months.at(-1)!.to])
    .if(people, (query) => query.whereIn('a.employee_id', [...people!]))
    .if(departments, (query) => query.whereIn('e.department_id', [...departments!]))
}

/** By month (`YYYY-MM`), in ten-thousandths of a day. */
export async function missedDays(
  ask: Ask,
  months: readonly MonthSpan[]
): Promise<Map<string, number>> {
  const rows = await missedIn(ask, months)
    .groupByRaw('substr(a.`on`, 1, 7)')
    .select(db.raw('substr(a.`on`, 1, 7) as month'))
    .count('* as days')
  return new Map(rows.map(({ month, days }) => [month as string, Number(days) * DAY_E4]))
}

export async function missedFacts(ask: Ask, months: readonly MonthSpan[]): Promise<Fact[]> {
  const rows = await missedIn(ask, months)
    .orderBy('a.on')
    .orderBy('a.id')
    .select('a.employee_id', 'a.on')
  return rows.map((row) => ({
    ...{ employeeId: row.employee_id as number, on: row.on as string },
    ...{ what: MISSED_COLUMN.label, amount: DAY_E4 },
  }))
}
