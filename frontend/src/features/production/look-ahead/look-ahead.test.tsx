import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { choice, lastQuery, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import LookAheadPage from './look-ahead-page'

const PATH = '/production/planning'
const CONSTRAINT = {
  ...{ id: 7, version: 1, projectId: 4, projectCode: 'P-4', projectName: 'Tower' },
  ...{ projectNameAr: null, taskId: 12, taskCode: 'B', taskName: 'Raft', taskNameAr: null },
  ...{ taskStartOn: '2026-11-29', kind: 'material', description: 'Steel T16', ownerId: 3 },
  descriptionAr: null,
  ...{ ownerName: 'Saeed', leadDays: 3, fixedOn: null, neededOn: '2026-11-20', isOpen: true },
  ...{ isOverdue: true, resolvedAt: null, resolvedByName: null },
  can: { update: true, delete: true, resolve: true, reopen: false },
}
const TASK = {
  ...{ taskId: 11, projectId: 4, projectCode: 'P-4', projectName: 'Tower', projectNameAr: null },
  ...{ code: 'A', name: 'Excavation', nameAr: null, isMilestone: false },
  ...{ start: '2026-11-22T08:00', finish: '2026-11-24T17:00' },
  ...{ startOn: '2026-11-22', finishOn: '2026-11-24', percentComplete: 40, isStarted: true },
  ...{ isCritical: true, isLate: false, isReady: true, constraints: [] },
  ...{ materialReadyOn: null, lateMaterialOn: null },
}
const RAFT = {
  ...TASK,
  ...{ taskId: 12, code: 'B', name: 'Raft', isCritical: false, isReady: false },
  ...{ startOn: '2026-11-29', finishOn: '2026-12-08', constraints: [CONSTRAINT] },
  ...{ materialReadyOn: '2026-12-02', lateMaterialOn: '2026-12-02' },
}
const AHEAD = {
  weeks: [
    { startOn: '2026-11-22', endOn: '2026-11-28' },
    { startOn: '2026-11-29', endOn: '2026-12-05' },
    { startOn: '2026-12-06', endOn: '2026-12-12' },
  ],
  total: 2,
  tasks: [TASK, RAFT],
}

const show = (abilities: string[], at = PATH, body: object = AHEAD) =>
  renderResource(definition, {
    ...{ path: PATH, at, element: <LookAheadPage />, abilities },
    answers: {
      'GET /api/look-ahead': { body },
      'GET /api/lists': { body: { 'constraint-kinds': [choice('material', 'Material')] } },
      'GET /api/auth/users': { body: [{ id: 3, name: 'Saeed' }] },
      'POST /api/task-constraints': { status: 201, body: CONSTRAINT },
    },
  })

beforeEach(() => localStorage.clear())

test('tasks stand by week with their constraints, overdue ones in a word', async () => {
  show(['planning.view'])
  const row = (await screen.findByText('Raft')).closest('tr')!
  expect(within(row).getAllByRole('img', { name: 'Runs in this week' })).toHaveLength(2)
  expect(await within(row).findByRole('link', { name: /Material.*Overdue/ })).toBeVisible()
  expect(within(row).getByText('Not ready')).toBeVisible()
  expect(within(row).getByRole('link', { name: /^Material late, promised on / })).toBeVisible()
  const first = screen.getByText('Excavation').closest('tr')!
  expect(within(first).getByText('Ready')).toBeVisible()
  expect(within(first).getByText('Critical')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Add a constraint/ })).toBeNull()
})

test('a state is asked of the server, for the project in the address', async () => {
  show(['planning.view'], `${PATH}?projectId=4`)
  await screen.findByText('Raft')
  await userEvent.click(screen.getByText('With constraints'))
  await waitFor(() =>
    expect(lastQuery('/api/look-ahead')).toMatchObject({ projectId: '4', state: 'constrained' })
  )
})

test('a constraint is entered for a task', async () => {
  show(['planning.view', 'planning.report'])
  await userEvent.click(
    await screen.findByRole('button', { name: 'Add a constraint to Excavation' })
  )
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Constraint'), 'Bolts')
  await userEvent.click(dialog.getByLabelText('Owner'))
  await userEvent.click(await screen.findByTitle('Saeed'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('post', '/api/task-constraints')).toHaveLength(1))
  expect(sentTo('post', '/api/task-constraints')[0]!.body).toEqual({
    ...{ taskId: 11, kind: 'material', description: 'Bolts', ownerId: 3, leadDays: 0 },
    descriptionAr: null,
  })
})

test('a project is printed on a paper as it is shown, and all tasks leave as a file', async () => {
  const job = { id: 'j1', status: 'queued', progress: 0, title: 'Look-ahead', titleAr: null }
  renderResource(definition, {
    ...{ path: PATH, at: `${PATH}?projectId=4`, element: <LookAheadPage /> },
    abilities: ['planning.view', 'exports.create'],
    answers: {
      'GET /api/look-ahead': { body: AHEAD },
      'GET /api/lists': { body: { 'constraint-kinds': [choice('material', 'Material')] } },
      'POST /api/projects/4/look-ahead/prints': { status: 202, body: job },
      'POST /api/exports': { status: 202, body: job },
      'GET /api/jobs/j1': { body: job },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Export/ }))
  await userEvent.click(await screen.findByText(/CSV/))
  await waitFor(() => expect(sentTo('post', '/api/exports')).toHaveLength(1))
  expect(sentTo('post', '/api/exports')[0]!.body).toMatchObject({
    ...{ resource: 'look-ahead', format: 'csv', query: 'week=20779&projectId=4' },
  })
  await userEvent.click(screen.getByText('With constraints'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Export/ })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: /Print/ }))
  await userEvent.click(await screen.findByText('A3 landscape'))
  const path = '/api/projects/4/look-ahead/prints'
  await waitFor(() => expect(sentTo('post', path)).toHaveLength(1))
  expect(sentTo('post', path)[0]!.body).toEqual({ paper: 'a3', state: 'constrained' })
})

test('all projects together are not printed', async () => {
  show(['planning.view'])
  expect(await screen.findByText('Raft')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
})

test('without tasks the page says what belongs here', async () => {
  show(['planning.view'], PATH, { ...AHEAD, total: 0, tasks: [] })
  expect(await screen.findByText('No tasks in these weeks')).toBeVisible()
})
