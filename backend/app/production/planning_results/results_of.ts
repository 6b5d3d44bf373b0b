import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import { addDays } from '#core/settings/days'
import type { MissReason } from '#production/enums/planning'
import { percentComplete } from '#production/weekly_plans/ppc'

interface Range {
  projectId?: number
  from: string
  to: string
}

interface Counts {
  made: number | string
  kept: number | string
}

/** Promises of closed weeks: only there every promise has its outcome. */
function promisesIn({ projectId, from, to }: Range) {
  const query = db
    .from('promise_entries')
    .where('status', 'closed')
    .whereBetween('week_on', [from, to])
  return projectId === undefined ? query : query.where('project_id', projectId)
}

/** Promises made and kept for each value of some columns. */
async function countsBy<Row>(range: Range, columns: string[]): Promise<(Row & Counts)[]> {
  return promisesIn(range)
    .select(...columns)
    .select(
      db.raw('COUNT(*) AS made'),
      db.raw("SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END) AS kept")
    )
    .groupBy(...columns)
}

function figures({ made, kept }: Counts) {
  const [of, done] = [Number(made), Number(kept)]
  return { made: of, kept: done, ppc: percentComplete(done, of) }
}

/** How reliable promises were: by week, why they were missed, by project and by person. */
export async function resultsOf(range: Range) {
  const [all] = await countsBy(range, ['status'])
  return {
    ...{ from: range.from, to: range.to },
    ...figures(all ?? { made: 0, kept: 0 }),
    weeks: await weeksIn(range),
    reasons: await reasonsIn(range),
    projects: await projectsIn(range),
    people: await peopleIn(range),
  }
}

/** Week by week; a week between others in which nothing was closed is there, without a figure. */
async function weeksIn(range: Range) {
  const rows = await countsBy<{ week_on: string }>(range, ['week_on'])
  const byWeek = new Map(rows.map((row) => [row.week_on, figures(row)]))
  const days = [...byWeek.keys()].sort()
  const last = days.at(-1) ?? ''
  for (let day = days[0] ?? '~'; day <= last; day = addDays(day, 7))
    if (!byWeek.has(day)) byWeek.set(day, figures({ made: 0, kept: 0 }))
  return [...byWeek]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([weekOn, counts]) => ({ weekOn, ...counts }))
}

/** Reasons for misses, the most frequent first, with the share of all misses up to and with each. */
async function reasonsIn(range: Range) {
  const rows: { reason: MissReason; total: number | string }[] = await promisesIn(range)
    .where('outcome', 'not_done')
    .select('reason', db.raw('COUNT(*) AS total'))
    .groupBy('reason')
  const counted = rows
    .map(({ reason, total }) => ({ reason, count: Number(total) }))
    .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1))
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  let soFar = 0
  return counted.map(({ reason, count }) => {
    soFar += count
    return { reason, count, cumulative: percentComplete(soFar, all)! }
  })
}

async function projectsIn(range: Range) {
  const columns = ['project_id', 'project_code', 'project_name', 'project_name_ar']
  const rows = await countsBy<{
    project_id: number
    project_code: string
    project_name: string
    project_name_ar: string | null
  }>(range, columns)
  return rows
    .map((row) => ({
      ...{ projectId: row.project_id, code: row.project_code },
      ...{ name: row.project_name, nameAr: row.project_name_ar },
      ...figures(row),
    }))
    .sort((one, other) => (one.code < other.code ? -1 : 1))
}

async function peopleIn(range: Range) {
  const rows = await countsBy<{ promised_by: number }>(range, ['promised_by'])
  const names = await userNames(rows.map((row) => row.promised_by))
  return rows
    .map((row) => ({
      ...{ userId: row.promised_by, name: nameIn(names, row.promised_by) },
      ...figures(row),
    }))
    .sort((one, other) => other.made - one.made || one.userId - other.userId)
}
