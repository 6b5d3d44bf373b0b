import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ProjectList from './list'
import ProjectShow from './show'

const PROJECT = {
  id: 2,
  version: 1,
  code: 'P-2026-0002',
  name: 'Tower',
  nameAr: 'البرج',
  currency: 'SAR',
  contractValue: '1500000.00',
  status: 'active',
  productTypes: [],
  nextStatuses: [] as string[],
  createdAt: '2026-03-01T00:00:00.000Z',
  can: {},
}
const LIST = {
  path: '/production/projects',
  at: '/production/projects',
  element: <ProjectList />,
  answers: { 'GET /api/projects': { body: [PROJECT], headers: { 'x-total-count': '1' } } },
}

test('projects are listed for reading', async () => {
  renderResource(definition, LIST)
  expect(await screen.findByRole('link', { name: 'P-2026-0002' })).toBeVisible()
  expect(screen.queryByText('1,500,000.00')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('values are shown to those who may see prices', async () => {
  renderResource(definition, { ...LIST, abilities: ['projects.prices'] })
  expect(await screen.findByText('1,500,000.00')).toBeVisible()
})

test.each([
  ['active', ['in_progress', 'on_hold'], ['Start project', 'Put on hold']],
  ['in_progress', ['completed', 'on_hold'], ['Complete project', 'Put on hold']],
  ['on_hold', ['in_progress'], ['Resume project']],
  ['completed', ['closed', 'in_progress'], ['Close project', 'Reopen project']],
  ['closed', [], []],
])('a project that is %s offers its next steps as verbs', async (status, nextStatuses, buttons) => {
  renderResource(definition, {
    path: '/production/projects/:id',
    at: '/production/projects/2',
    element: <ProjectShow />,
    answers: { 'GET /api/projects/2': { body: { ...PROJECT, status, nextStatuses } } },
  })
  expect((await screen.findAllByText('P-2026-0002'))[0]).toBeVisible()
  const steps = / project$|^Put on hold$/
  const found = screen.queryAllByRole('button', { name: steps }).map((one) => one.textContent)
  expect(found.filter((text) => text !== 'Edit project')).toEqual(buttons)
})

test('who may approve a project decides on it, and says why one is rejected', async () => {
  const waiting = { ...PROJECT, status: 'pending_approval', can: { approve: true, reject: true } }
  renderResource(definition, {
    path: '/production/projects/:id',
    at: '/production/projects/2',
    element: <ProjectShow />,
    answers: {
      'GET /api/projects/2': { body: waiting },
      'POST /api/projects/2/reject': { body: { ...waiting, status: 'rejected', can: {} } },
    },
  })
  expect(await screen.findByRole('button', { name: 'Approve project' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reject project' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'No contract yet')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject project' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/projects/2/reject')).toEqual([
      { body: { reason: 'No contract yet' }, ifMatch: '"1"' },
    ])
  )
})
