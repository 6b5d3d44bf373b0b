import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { makeSchedule } from '../schedules/plan/plan-fixtures'
import type { SchedulePlan } from '../schedules/plan/types'
import OptimizerView from './optimizer-view'
import type { Scenario } from './schedule-scenarios'

const AT = '/api/projects/7/schedule/scenarios'
const RESOURCE = {
  ...{ id: 5, code: 'MASON', name: 'Masons', nameAr: 'بناؤون', capacity: '1' },
  downtime: [{ kind: 'breakdown', fromOn: '2026-03-01', backOn: null, isOpen: true }],
}
const COST = { currency: 'SAR', total: '5200.00', overtime: '400.00', idle: '0.00' }
const milestone = {
  ...{ taskId: 2, name: 'Handover', nameAr: 'التسليم', contractOn: '2026-03-06' },
  ...{ deadline: '2026-03-04T17:00', before: '2026-03-04T17:00' },
  ...{ after: '2026-03-07T17:00', lateBefore: 0, lateAfter: 3 },
}
const scenario: Scenario = {
  ...{ id: 3, version: 2, projectId: 7, jobId: null, status: 'done', progress: 0 },
  ...{ seconds: 10, seed: 1, scheduleVersion: 4, extra: [], fault: null, moved: 1 },
  ...{ dates: [], hours: [], milestones: [] },
  before: { finish: '2026-05-06T17:00', lateDays: 0, overloadedDays: 3, cost: null },
  after: { finish: '2026-05-11T17:00', lateDays: 2, overloadedDays: 0, cost: COST },
  ...{ boundFinish: '2026-05-10T17:00', isProven: false, exact: true, schedules: 900 },
  moves: [],
  ...{ createdBy: 'Rania Khoury', createdAt: '2026-03-01T08:00:00Z' },
}
const move = {
  ...{ taskId: 2, from: '2026-03-02T08:00', to: '2026-03-05T08:00' },
  reason: {
    ...{ code: 'resource' as const, resourceId: 5, taskId: 1, until: '2026-03-04T17:00' },
    outage: null,
  },
}
/** Its machine is away until then. */
const waiting = {
  ...{ taskId: 1, from: '2026-03-02T08:00', to: '2026-03-09T08:00' },
  reason: {
    ...{ code: 'outage' as const, resourceId: 5, taskId: null, until: '2026-03-08T00:00' },
    outage: 'maintenance' as const,
  },
}

function open(scenarios: Scenario[], update = true, accepted: object = {}) {
  const schedule = makeSchedule({
    tasks: [
      { id: 1, name: 'East wall' },
      { id: 2, name: 'West wall' },
    ],
    more: { can: { update, prices: true } },
  })
  Object.assign(schedule, {
    resources: [RESOURCE],
    assignments: [{ taskId: 1, resourceId: 5, units: '1' }],
  })
  const byId = new Map(schedule.tasks.map((task) => [task.id, task]))
  const plan = { schedule, byId } as Partial<SchedulePlan> as SchedulePlan
  renderPage({
    path: '/schedule',
    at: '/schedule',
    element: <OptimizerView plan={plan} />,
    answers: {
      [`GET ${AT}`]: { body: scenarios },
      [`POST ${AT}`]: { status: 202, body: { ...scenario, id: 4, status: 'queued', jobId: null } },
      [`GET ${AT}/3`]: { body: { ...scenario, moves: [move, waiting], milestones: [milestone] } },
      [`POST ${AT}/3/acceptance`]: { body: { ...scenario, status: 'accepted' }, ...accepted },
    },
  })
}

test('a proposal says what it comes to, how good it is, and why each task moves', async () => {
  open([scenario])
  expect(await screen.findByText(/^No plan with these resources can end before/)).toBeVisible()
  const after = screen.getByRole('region', { name: 'Proposed plan' })
  expect(within(after).getByText('2')).toBeVisible()
  expect(await screen.findByText(/^Masons is taken by East wall until/)).toBeVisible()
  expect(screen.getByText(/^Masons is out of service until .*8.*: In maintenance$/)).toBeVisible()
})

test('what crews cost and which dates of the contract are missed is compared', async () => {
  open([scenario])
  const after = await screen.findByRole('region', { name: 'Proposed plan' })
  expect(within(after).getByText(/5,200/)).toBeVisible()
  expect(within(after).getByText(/400/)).toBeVisible()
  expect(await screen.findByText('3 days late')).toBeVisible()
  const row = screen.getByRole('row', { name: /Handover/ })
  expect(within(row).getByText(/\b6\b/)).toBeVisible()
})

test('a search supposes that a closed day is worked', async () => {
  open([])
  await userEvent.click(await screen.findByLabelText('What if these days were worked'))
  await userEvent.click(await screen.findByText('Saturday'))
  await userEvent.click(screen.getByRole('button', { name: /Optimize/ }))
  await waitFor(() => {
    const sent = calls.find(({ method, url }) => method === 'post' && url === AT)
    expect(JSON.parse(String(sent?.data)).hours).toMatchObject([{ weekday: 6 }])
  })
})

test('nothing is accepted without a confirmation, and then the version that was read', async () => {
  open([scenario])
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(calls.some(({ url }) => url?.endsWith('/acceptance'))).toBe(false)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/acceptance'))
    expect(sent?.headers.get('If-Match')).toBe('"2"')
  })
})

test('a search is ordered with what more there might be', async () => {
  open([])
  expect(await screen.findByText(/No scenario has been computed/)).toBeVisible()
  await userEvent.click(screen.getByLabelText('What if there were more of'))
  await userEvent.click(await screen.findByText('Masons'))
  await userEvent.click(screen.getByRole('button', { name: /Optimize/ }))
  await waitFor(() => {
    const sent = calls.find(({ method, url }) => method === 'post' && url === AT)
    expect(JSON.parse(String(sent?.data))).toMatchObject({
      seconds: 10,
      extra: [{ resourceId: 5, units: '1' }],
    })
  })
})

test('those who only look are told so, and what stands against a plan is named', async () => {
  const fault = { code: 'DEMAND_OVER_CAPACITY' as const, taskIds: [2], resourceId: 5 }
  open([{ ...scenario, status: 'failed', after: null, before: null, fault }], false)
  expect(await screen.findByText(/West wall needs more of Masons/)).toBeVisible()
  expect(screen.getByText(/Masons: Broken down since .*, return not known/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Optimize/ })).toBeNull()
})

test('what changed since a plan was computed is listed, and the dialog stays', async () => {
  const changes = [{ kind: 'capacity', text: 'Masons: 3 available instead of 1' }]
  const body = { code: 'SCENARIO_BASIS_CHANGED', message: 'Resources have changed.', changes }
  open([scenario], true, { status: 409, body })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await dialog.findByText('Masons: 3 available instead of 1')).toBeVisible()
  expect(dialog.getByText(/Resources have changed/)).toBeVisible()
})
