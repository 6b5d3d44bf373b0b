import { expect, it } from 'vitest'
import { calendarsOf } from '../plan/engine-plan'
import { makeSchedule } from '../plan/plan-fixtures'
import type { SchedulePlan } from '../plan/types'
import { pasted } from './clipboard'
import { ALL_COLUMNS } from './columns/all-columns'
import type { CellContext } from './columns/column'
import { rowsOf } from './rows'

it('pasted dates before the project are named, and the others written', () => {
  const schedule = makeSchedule({ tasks: [{ id: 1 }, { id: 2 }] })
  const plan = { schedule, byId: new Map(schedule.tasks.map((task) => [task.id, task])) }
  const context = {
    t: (key: string, { date } = { date: '' }) => `${key} ${date}`,
    formats: { day: (day: string) => day },
    calendarId: 1,
    workCalendars: calendarsOf(schedule),
  } as unknown as CellContext
  const all = ALL_COLUMNS.map((column) => ({ ...column, title: column.key }))
  const range = { top: 0, bottom: 0, start: 0, end: 0 }
  const none = new Map<number, never>()
  const filters = { text: '', isCritical: false, isLate: false, isWaiting: false, resourceId: null }
  const rows = rowsOf(
    { schedule, filters, collapsed: new Set(), predecessors: none, resources: none },
    none
  )
  const text = 'code\tstart\nA1\t2026-11-19\nA2\t2026-11-30\nA3\t2026-11-18'
  const target = { rows, columns: all, all, range }
  const { changes, problems } = pasted(text, target, plan as unknown as SchedulePlan, context)
  const held = { constraintKind: 'start_no_earlier', constraintAt: '2026-11-30T08:00' }
  expect(changes).toMatchObject([{ op: 'update', id: 2, fields: held }, { op: 'add' }])
  expect(JSON.stringify(changes)).not.toContain('2026-11-18')
  const message = 'production.schedules.problems.before_project 2026-11-22'
  expect(problems).toMatchObject([{ message }, { message }])
})
