import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { makeSchedule } from '../schedules/plan/plan-fixtures'
import type { SchedulePlan } from '../schedules/plan/types'
import ControlView from './control-view'
import type { Baseline, EarnedValue, HealthCheck } from './schedule-control'

const baseline: Baseline = {
  ...{ id: 4, projectId: 7, version: 1, name: 'Contract programme', takenOn: '2026-03-01' },
  ...{ createdBy: 1, finish: '2026-05-01T17:00', budget: '1000.00', can: { delete: true } },
  createdAt: '2026-03-01T08:00:00Z',
}
const value: EarnedValue = {
  ...{
    labourUntil: null,
    unconvertedBills: 2,
    asOf: '2026-04-01',
    bac: '1000.00',
    pv: '500.00',
    ev: '400.00',
    ac: '480.00',
  },
  ...{ sv: '-100.00', cv: '-80.00', eac: '1200.00', vac: '-200.00' },
  ...{ spi: 0.8, cpi: 0.83, tcpi: null },
  points: [{ on: '2026-04-01', pv: '500.00', ev: '400.00', ac: '480.00' }],
}
const checks: HealthCheck[] = [
  {
    ...{ check: 'missing_logic', found: 1, of: 2, value: 50, limit: 5 },
    ...{ direction: 'at_most', passed: false, tasks: [2] },
  },
  {
    ...{ check: 'leads', found: 0, of: 1, value: 0, limit: 0 },
    ...{ direction: 'at_most', passed: true, tasks: [] },
  },
  {
    ...{ check: 'missed_tasks', found: 0, of: 0, value: null, limit: 5 },
    ...{ direction: 'at_most', passed: null, tasks: [] },
  },
]
const variance = {
  ...{ taskId: 2, code: 'A2', name: 'Blinding', nameAr: null, wbs: '2', kind: 'task' },
  ...{ baselineStart: '2026-03-02T08:00', baselineFinish: '2026-03-02T17:00' },
  ...{ start: '2026-03-04T08:00', finish: '2026-03-04T17:00' },
  ...{ startVariance: 960, finishVariance: 960, costVariance: '150.00' },
}

const opening = {
  ...{ taskId: 9, code: 'M1', name: 'Opening', nameAr: null, kind: 'finish_milestone' },
  ...{ start: '2026-04-04T08:00', finish: '2026-04-04T08:00', budget: '0.00' },
}

function open(taken: Baseline[] = [baseline], prices = true) {
  const schedule = makeSchedule({
    tasks: [
      { id: 1, name: 'Excavation' },
      { id: 2, name: 'Blinding' },
    ],
    more: { can: { update: true, prices } },
  })
  const byId = new Map(schedule.tasks.map((task) => [task.id, task]))
  const plan = { schedule, byId } as Partial<SchedulePlan> as SchedulePlan
  const store = vi.fn(() => ({ status: 201, body: { ...baseline, id: 5, name: 'Recovery' } }))
  renderPage({
    path: '/schedule',
    at: '/schedule',
    element: <ControlView plan={plan} />,
    answers: {
      'GET /api/projects/7/baselines': { body: taken },
      'POST /api/projects/7/baselines': store,
      'GET /api/baselines/4': {
        body: { ...baseline, tasks: [variance], added: [opening], removed: [] },
      },
      'GET /api/projects/7/schedule/health': { body: { projectId: 7, baselineId: 4, checks } },
      'GET /api/projects/7/earned-value': {
        body: { projectId: 7, baselineId: 4, currency: 'SAR', value },
      },
    },
  })
  return { store, user: userEvent.setup() }
}

describe('control of a schedule', () => {
  it('shows value, variances and checks against the baseline', async () => {
    const { user } = open()
    expect(await screen.findByText('Earned value as of', { exact: false })).toBeVisible()
    expect(screen.getByText('Actual cost includes no labour yet.', { exact: false })).toBeVisible()
    expect(screen.getByText('0.80')).toBeVisible()
    expect(await screen.findByText('Moved against the baseline: 1 of 1 tasks')).toBeVisible()
    expect(screen.getAllByText('+2d')).toHaveLength(2)
    expect(await screen.findByText('Schedule health: 1 of 2 checks passed')).toBeVisible()
    const failed = screen.getByText('Missing logic').closest('.ant-collapse-item') as HTMLElement
    expect(within(failed).getByText(/50% \(≤ 5%\)/)).toBeVisible()
    await user.click(screen.getByText('Missing logic'))
    expect(await within(failed).findByText('A2')).toBeVisible()
    expect(within(failed).getByRole('link', { name: /A2/ })).toHaveAttribute(
      'href',
      '/schedule?view=list&task=2'
    )
    expect(within(failed).getByRole('link', { name: /Show these tasks/ })).toHaveAttribute(
      'href',
      '/schedule?view=list&check=missing_logic&against=4'
    )
  })

  it('compares with the newest baseline', async () => {
    const older = { ...baseline, id: 3, name: 'Tender', takenOn: '2026-01-01' }
    open([older, baseline])
    expect(await screen.findByText(/Contract programme · /)).toBeVisible()
  })

  it('shows what came since the baseline, costs, and milestones alone', async () => {
    const { user } = open()
    expect(await screen.findByText(/^2 bills in other currencies aren't in/)).toBeVisible()
    expect(await screen.findByText('Blinding')).toBeVisible()
    expect(screen.getByText(/150/)).toBeVisible()
    await user.click(screen.getByLabelText('Milestones only'))
    expect(screen.queryByText('Blinding')).toBeNull()
    await user.click(screen.getByText('Added (1)'))
    expect(await screen.findByText('Opening')).toBeVisible()
    await user.click(screen.getByText('Removed (0)'))
    expect(await screen.findByText('No task has been removed since the baseline.')).toBeVisible()
  })

  it('hides amounts from those who may not see prices', async () => {
    open([baseline], false)
    expect(await screen.findByText('Schedule health: 1 of 2 checks passed')).toBeVisible()
    expect(screen.queryByText('Earned value as of', { exact: false })).toBeNull()
  })

  it('takes a baseline under a name', async () => {
    const { store, user } = open([])
    expect(await screen.findByText(/No baseline yet/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take baseline' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Name'), 'Recovery')
    await user.click(within(dialog).getByRole('button', { name: 'Take baseline' }))
    await vi.waitFor(() => expect(store).toHaveBeenCalledWith({ name: 'Recovery' }))
  })
})
