import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { seededRandom } from '#database/seeders/random'
import { WEEK_LENGTH, weekStartOf } from '#engines/labour/timesheet'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { completeMonth } from '#people/leave_entries/open_months'
import { postMonth } from '#people/project_hour_costs/post_costs'
import { workWeeks } from '#people/timesheets/week_facts'
import { hoursFacts, type HoursFacts } from './hours_facts.js'
import { planWeek, type PlannedWeek } from './hours_plan.js'
import { writeWeeks } from './hours_rows.js'

const WEEKS = 12
/** Weeks ago from which hours are locked, and until which they are approved. */
const LOCKED = 5
const APPROVED = 2

/** Twelve weeks of hours of those who work on projects, and what they cost the projects. */
export async function seedHours(context: DemoContext) {
  const facts = await hoursFacts(context)
  const thisWeek = parseDay(weekStartOf(context.now.toISODate()!))
  const random = seededRandom(1207)
  for (let ago = WEEKS; ago > 0; ago--) {
    const weekStart = formatDay(thisWeek - ago * WEEK_LENGTH)
    const weeks = await workWeeks(context.trx, facts.people, weekStart)
    const planned = facts.people.flatMap((person, at): PlannedWeek[] => {
      const status = statusOf(ago, at)
      const { days } = weeks(person.id)
      return status ? [planWeek({ person, weekStart, status, days, facts, random })] : []
    })
    await writeWeeks(
      context,
      facts,
      planned.filter(({ entries }) => entries.length > 0)
    )
  }
  await postHours(context, facts)
}

/** Of the last week some have approved hours, most wait, and a few have not submitted or begun. */
function statusOf(ago: number, at: number): PlannedWeek['status'] | null {
  if (ago >= LOCKED) return 'locked'
  if (ago >= APPROVED) return 'approved'
  return ([null, 'submitted', 'approved', 'submitted', 'draft'] as const)[at % 5]!
}

async function postHours({ trx, now, users }: DemoContext, { projects }: HoursFacts) {
  const by = { id: users['hr.manager'].id, name: 'HR' }
  for (let back = 2; back >= 0; back--) {
    const month = completeMonth(now.minus({ months: back, days: 7 }).toISODate()!)
    const unit = new DemoUnit(trx, { at: now, by })
    for (const { id } of projects) await postMonth(unit, id, month)
  }
}
