import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { choice, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import WeeklyPlanPage from './weekly-plan-page'

const PATH = '/production/planning/weekly-plan'
const NOTHING = { promise: false, commit: false, report: false, close: false }
const PROMISE = {
  ...{ id: 5, planId: 2, projectId: 4, projectCode: 'P-4', projectName: 'Tower' },
  ...{ projectNameAr: null, weekOn: '2026-11-22', status: 'draft', taskId: 12, taskCode: 'B' },
  ...{ taskName: 'Raft', taskNameAr: null, percent: null, quantity: '12.5', unit: 'm³' },
  ...{ promisedBy: 3, promisedByName: 'Saeed', note: null, outcome: null, reason: null },
  ...{ comment: null, openConstraints: 2, carriedFrom: null, lateMaterialOn: '2026-12-02' },
}
const WEEK = {
  ...{ id: 2, version: 6, projectId: 4, status: 'draft', weekOn: '2026-11-22' },
  ...{ weekEndOn: '2026-11-28', previousOn: '2026-11-15', nextOn: '2026-11-29', isCurrent: true },
  ...{ committedAt: null, committedByName: null, closedAt: null, closedByName: null },
  ...{ made: 1, kept: 0, missed: 0, carryable: 0, ppc: null, promises: [PROMISE] },
  can: { ...NOTHING, promise: true, commit: true },
}

const show = (week: object = WEEK, at = `${PATH}?projectId=4`) =>
  renderResource(definition, {
    ...{ path: PATH, at, element: <WeeklyPlanPage />, abilities: ['planning.view'] },
    answers: {
      'GET /api/projects/4/weekly-plan': { body: week },
      'GET /api/look-ahead': {
        body: {
          ...{ weeks: [], total: 1 },
          tasks: [
            {
              ...{ taskId: 12, code: 'B', name: 'Raft', nameAr: null, constraints: [] },
              lateMaterialOn: '2026-12-02',
            },
          ],
        },
      },
      'GET /api/auth/users': { body: [] },
      'GET /api/lists': { body: { 'miss-reasons': [choice('weather', 'Weather')] } },
      'POST /api/weekly-plans/2/commit': { body: week },
      'POST /api/projects/4/weekly-plan/carried': { body: week },
      'POST /api/weekly-promises/5/outcome': { body: week },
    },
  })

beforeEach(() => localStorage.clear())

test('a weekly plan wants a project', async () => {
  show(WEEK, PATH)
  expect(await screen.findByText('Choose a project')).toBeVisible()
})

test('a promise shows its amount and warns of open constraints; PPC is blank in a draft', async () => {
  show()
  const row = (await screen.findByText('Raft')).closest('tr')!
  expect(within(row).getByText('12.5')).toBeVisible()
  expect(within(row).getByText('2 open constraints')).toBeVisible()
  expect(within(row).getByText(/^Material late, promised on /)).toBeVisible()
  expect(screen.getByText('Percent plan complete').nextSibling).toHaveTextContent('–')
})

test('a week is committed on the version that is shown', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Commit week' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Commit week' }))
  const path = '/api/weekly-plans/2/commit'
  await waitFor(() => expect(sentTo('post', path)).toHaveLength(1))
  expect(sentTo('post', path)[0]!.ifMatch).toBe('"6"')
})

test('what was not done wants its reason', async () => {
  show({ ...WEEK, status: 'committed', ppc: 0, can: { ...NOTHING, report: true } })
  expect(await screen.findByRole('button', { name: 'Done: Raft' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add promise' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Not done: Raft' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const path = '/api/weekly-promises/5/outcome'
  expect(sentTo('post', path)).toHaveLength(0)
  await userEvent.click(dialog.getByLabelText('Reason for the miss'))
  await userEvent.click(await screen.findByTitle('Weather'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('post', path)).toHaveLength(1))
  expect(sentTo('post', path)[0]!.body).toEqual({
    ...{ outcome: 'not_done', reason: 'weather', comment: null },
  })
})

test('a week is printed on a paper, whatever its state', async () => {
  const job = { id: 'j1', status: 'queued', progress: 0, title: 'Weekly plan', titleAr: null }
  renderResource(definition, {
    ...{ path: PATH, at: `${PATH}?projectId=4`, element: <WeeklyPlanPage /> },
    abilities: ['planning.view'],
    answers: {
      'GET /api/projects/4/weekly-plan': { body: { ...WEEK, status: 'closed', can: NOTHING } },
      'GET /api/lists': { body: { 'miss-reasons': [choice('weather', 'Weather')] } },
      'POST /api/projects/4/weekly-plan/prints': { status: 202, body: job },
      'GET /api/jobs/j1': { body: job },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Print/ }))
  await userEvent.click(await screen.findByText('A4 landscape'))
  const path = '/api/projects/4/weekly-plan/prints'
  await waitFor(() => expect(sentTo('post', path)).toHaveLength(1))
  expect(sentTo('post', path)[0]!.body).toEqual({ paper: 'a4', day: '2026-11-22' })
})

test('a closed week is only read', async () => {
  const done = { ...PROMISE, outcome: 'not_done', reason: 'weather', openConstraints: 0 }
  show({ ...WEEK, status: 'closed', ppc: 66.67, promises: [done], can: NOTHING })
  expect(await screen.findByText('66.7%')).toBeVisible()
  expect(await screen.findByText('Weather')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Raft/ })).toBeNull()
})

test('promising work whose material is late warns of it', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Add promise' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByLabelText('Task'))
  await userEvent.click(await screen.findByTitle('B · Raft'))
  expect(await dialog.findByText(/^Material late, promised on /)).toBeVisible()
})

test('what the week before missed is carried over, and shows where it comes from', async () => {
  const carriedFrom = { weekOn: '2026-11-15', reason: 'weather', comment: 'Sandstorm' }
  show({ ...WEEK, carryable: 3, promises: [{ ...PROMISE, carriedFrom }] })
  const row = (await screen.findByText('Raft')).closest('tr')!
  await waitFor(() => expect(row).toHaveTextContent(/Carried over from .*Weather.*Sandstorm/))
  await userEvent.click(screen.getByRole('button', { name: 'Carry over 3 missed promises' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Carry over' }))
  const path = '/api/projects/4/weekly-plan/carried'
  await waitFor(() => expect(sentTo('post', path)).toHaveLength(1))
  expect(sentTo('post', path)[0]).toMatchObject({ ifMatch: '"6"', body: { day: '2026-11-22' } })
})
