import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../kit/testing/render-resource'
import type { Baseline } from '../../schedule-control/schedule-control'
import { makeSchedule } from '../plan/plan-fixtures'
import type { SchedulePlan } from '../plan/types'
import { drawn } from './chart/fake-chart'
import GanttPage from './gantt-page'

// the library measures what it draws, of which this document knows nothing
vi.mock('./chart/dhtmlx-chart', () => import('./chart/fake-chart'))

const baseline = (id: number, name: string, takenOn: string): Baseline => ({
  ...{ id, projectId: 7, version: 1, name, takenOn, createdBy: 1, finish: null, budget: null },
  ...{ can: { delete: true }, createdAt: `${takenOn}T08:00:00Z` },
})
const first = baseline(4, 'Contract programme', '2026-03-01')
const second = baseline(5, 'Recovery', '2026-06-01')

const tasksOn = (day: string) => [
  {
    ...{ taskId: 1, code: 'A1', name: 'Excavation', nameAr: null, wbs: '1', kind: 'task' },
    ...{ baselineStart: `${day}T08:00`, baselineFinish: `${day}T17:00`, start: null, finish: null },
    ...{ startVariance: 0, finishVariance: 0, costVariance: null },
  },
]

function open(query = '') {
  drawn.length = 0
  const crew = {
    ...{ id: 9, code: 'CR', name: 'Crew', nameAr: null, kind: 'crew', capacity: '1' },
    ...{ calendarId: null, costPerHour: null, periods: [], downtime: [] },
  }
  const schedule = makeSchedule({
    tasks: [{ id: 1, earlyStart: '2026-11-22T08:00', earlyFinish: '2026-11-22T17:00' }],
    more: {
      resources: [crew as never],
      assignments: [{ taskId: 1, resourceId: 9, units: '1' }],
    },
  })
  const plan = { schedule, byId: new Map(schedule.tasks.map((task) => [task.id, task])) }
  const print = vi.fn(() => ({ status: 202, body: { id: 'j', status: 'queued' } }))
  renderPage({
    path: '/schedule',
    at: `/schedule${query}`,
    element: <GanttPage plan={plan as Partial<SchedulePlan> as SchedulePlan} />,
    answers: {
      'GET /api/projects/7/baselines': { body: [first, second] },
      'GET /api/baselines/4': { body: { ...first, tasks: tasksOn('2026-11-15') } },
      'GET /api/baselines/5': { body: { ...second, tasks: tasksOn('2026-11-18') } },
      'POST /api/projects/7/schedule/prints': print,
    },
  })
  return { print, user: userEvent.setup() }
}

/** The day from which the baseline of the one task is drawn. */
function drawnBaseline() {
  const span = drawn.at(-1)?.tasks[0]?.marks.baseline
  return span ? new Date(span[0] * 60_000).toISOString().slice(0, 10) : null
}

describe('the baseline of the chart', () => {
  it('is the newest one, and is chosen in the toolbar', async () => {
    const { user } = open()
    await waitFor(() => expect(drawnBaseline()).toBe('2026-11-18'))
    await user.click(screen.getByRole('combobox', { name: 'Baseline' }))
    await user.click(await screen.findByText(/Contract programme · /))
    await waitFor(() => expect(drawnBaseline()).toBe('2026-11-15'))
    expect(window.location.search).toBe('?baseline=4')
    await user.click(screen.getByRole('combobox', { name: 'Baseline' }))
    await user.click(await screen.findByText('No baseline'))
    await waitFor(() => expect(drawnBaseline()).toBeNull())
    expect(window.location.search).toBe('?baseline=none')
  })

  it('is what the address names, and is printed with the load that is shown', async () => {
    const { user, print } = open('?baseline=4')
    await waitFor(() => expect(drawnBaseline()).toBe('2026-11-15'))
    await user.click(screen.getByRole('button', { name: /Print/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Draw the baseline “Contract programme”')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Create PDF' }))
    await waitFor(() =>
      expect(print).toHaveBeenCalledWith({
        ...{ paper: 'a3', language: 'en', baselineId: 4, resourceIds: [9] },
      })
    )
  })
})
