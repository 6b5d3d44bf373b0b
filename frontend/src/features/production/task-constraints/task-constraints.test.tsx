import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { choice, lastQuery, listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import List from './list'

const PATH = '/production/planning/constraints'
const OVERDUE = {
  ...{ id: 7, version: 2, projectId: 4, projectCode: 'P-4', projectName: 'Tower' },
  ...{ projectNameAr: null, taskId: 12, taskCode: 'B', taskName: 'Raft', taskNameAr: null },
  ...{ taskStartOn: '2026-11-29', kind: 'material', description: 'Steel T16', ownerId: 3 },
  descriptionAr: null,
  ...{ ownerName: 'Saeed', leadDays: 3, fixedOn: null, neededOn: '2026-11-20', isOpen: true },
  ...{ isOverdue: true, resolvedAt: null, resolvedByName: null },
  can: { update: true, delete: true, resolve: true, reopen: false },
}

const show = (row: object = OVERDUE) =>
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <List />, abilities: ['planning.view', 'planning.report'] },
    answers: {
      'GET /api/task-constraints': listOf(row),
      'GET /api/lists': { body: { 'constraint-kinds': [choice('material', 'Material')] } },
      'GET /api/auth/users': { body: [{ id: 3, name: 'Saeed' }] },
      'POST /api/task-constraints/7/resolution': { body: OVERDUE },
      'PATCH /api/task-constraints/7': { body: OVERDUE },
    },
  })

beforeEach(() => localStorage.clear())

test('open constraints come first; those overdue say so', async () => {
  show()
  const row = (await screen.findByText('Steel T16')).closest('tr')!
  expect(within(row).getByText('Overdue')).toBeVisible()
  expect(lastQuery('/api/task-constraints')).toMatchObject({ isOpen: 'true' })
  await userEvent.click(screen.getByRole('tab', { name: 'Resolved' }))
  await waitFor(() => expect(lastQuery('/api/task-constraints')).toMatchObject({ isOpen: 'false' }))
})

test('a constraint is resolved on the version that is shown', async () => {
  show()
  const name = 'Resolve constraint “Steel T16”'
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }))
  const path = '/api/task-constraints/7/resolution'
  await waitFor(() => expect(sentTo('post', path)).toHaveLength(1))
  expect(sentTo('post', path)[0]!.ifMatch).toBe('"2"')
})

test('its need-by day follows the task, or is fixed', async () => {
  show()
  const name = 'Edit constraint “Steel T16”'
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Days before start')).toHaveValue('3')
  await userEvent.click(dialog.getByLabelText('On a fixed day'))
  expect(dialog.getByLabelText('Day')).toHaveValue('2026-11-20')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const path = '/api/task-constraints/7'
  await waitFor(() => expect(sentTo('patch', path)).toHaveLength(1))
  expect(sentTo('patch', path)[0]!.body).toEqual({
    ...{ kind: 'material', description: 'Steel T16', ownerId: 3, fixedOn: '2026-11-20' },
    descriptionAr: null,
  })
})

test('who may only read has no actions', async () => {
  const none = { update: false, delete: false, resolve: false, reopen: false }
  show({ ...OVERDUE, can: none })
  await screen.findByText('Steel T16')
  expect(screen.queryByRole('button', { name: /“Steel T16”/ })).toBeNull()
})
