/**
 * The week of one person with twenty rows, saving it, and the week of everyone in the demo company, one request at
 * a time.
 *
 *   DB_CONNECTION=sqlite DATA_DIR=… node --import @poppinss/ts-exec bench/timesheets.ts
 *
 * Needs a built server, and a database that only this bench uses. Goals, as the median: 60 ms for a person's week,
 * 200 ms for a page of a team, which is more than 60 people.
 */
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { weekStartOf } from '#engines/labour/timesheet'
import { onPortal, timed, type PortalClient } from './requests/portal_client.ts'

const TIMESHEETS = '/api/timesheets'
const ROWS = 20
/** Before the weeks of the demo company. */
const WEEKS_AGO = 30

interface Row {
  projectId: number
  taskId: number
  minutes: number[]
}

/** Tasks of the demo company's projects, with twenty minutes on each day of work. */
async function someRows(requester: PortalClient): Promise<Row[]> {
  const projects = await requester.send<{ id: number }[]>('GET', `${TIMESHEETS}/projects`)
  const rows: Row[] = []
  for (const { id } of projects) {
    const path = `${TIMESHEETS}/projects/${id}/tasks`
    const tasks = await requester.send<{ id: number }[]>('GET', path)
    const minutes = [20, 20, 20, 20, 20, 0, 0]
    rows.push(...tasks.map((task) => ({ projectId: id, taskId: task.id, minutes })))
    if (rows.length >= ROWS) return rows.slice(0, ROWS)
  }
  throw new Error(`the demo company has only ${rows.length} tasks`)
}

await onPortal({ PORTAL_PREPARE: 'demo' }, async (requester) => {
  const today = new Date().toISOString().slice(0, 10)
  const weekStart = formatDay(parseDay(weekStartOf(today)) - 7 * WEEKS_AGO)
  const people = await requester.send<{ id: number }[]>('GET', '/api/employees?_start=0&_end=1')
  const employeeId = people[0]!.id
  const rows = await someRows(requester)
  const week = `${TIMESHEETS}/week?weekStart=${weekStart}&employeeId=${employeeId}`
  let { version } = await requester.send('GET', week)
  await timed(`save a week of ${ROWS} rows`, 150, async (round) => {
    const changed = rows.map((row) => ({ ...row, minutes: row.minutes.map((m) => m && m + round) }))
    const body = { weekStart, employeeId, rows: changed }
    ;({ version } = await requester.send('PUT', `${TIMESHEETS}/week`, body, version))
  })
  await timed(`a week of ${ROWS} rows`, 60, () => requester.send('GET', week))
  const team = `${TIMESHEETS}/team?weekStart=${weekStart}`
  const { length } = (await requester.send<{ people: object[] }>('GET', team)).people
  await timed(`the week of ${length} people`, 200, () => requester.send('GET', team))
})
