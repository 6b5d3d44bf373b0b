import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { registerEndpoint } from '../../../providers/endpoints'
import { calls } from '../../../test/fake-api'
import definition from './index'
import PermissionSetEdit from './edit'
import PermissionSetList from './list'
import PermissionSetShow from './show'

// members are rows of the matrix
beforeAll(() => {
  registerEndpoint('administration.permission_matrix', {
    ...{ endpoint: 'permission-matrix', ability: 'users.manage' },
  })
})

const SET = {
  ...{ id: 4, version: 2, name: 'Estimators', nameAr: 'مسعّرون', description: null },
  ...{ permissions: ['engineeringView'], active: true, userCount: 2 },
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  can: { update: true, delete: false },
}

test('the list says what is in a set and how many have it', async () => {
  renderResource(definition, {
    path: '/admin/permission-sets',
    at: '/admin/permission-sets',
    element: <PermissionSetList />,
    answers: {
      'GET /api/permission-sets': {
        body: [SET, { ...SET, id: 5, name: 'Site', active: false }],
        headers: { 'x-total-count': '2' },
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'Estimators' })).toBeVisible()
  expect(screen.getByText('Inactive')).toBeVisible()
  expect(screen.getAllByText('Engineering').length).toBeGreaterThan(0)
})

test('ticked permissions are sent with the version that was read', async () => {
  renderResource(definition, {
    path: '/admin/permission-sets/:id/edit',
    at: '/admin/permission-sets/4/edit',
    element: <PermissionSetEdit />,
    answers: {
      'GET /api/permission-sets/4': { body: SET },
      'PATCH /api/permission-sets/4': { status: 202, body: SET },
    },
  })
  await userEvent.click(await screen.findByLabelText('Finance'))
  expect(screen.getByText(/a second person confirms the change first/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  const sent = await waitForCall('patch')
  expect(JSON.parse(String(sent.data))).toEqual({
    ...{ name: 'Estimators', nameAr: 'مسعّرون', description: null, active: true },
    permissions: ['engineeringView', 'financeView'],
  })
})

test('the page of a set names its members', async () => {
  renderResource(definition, {
    path: '/admin/permission-sets/:id',
    at: '/admin/permission-sets/4?tab=members',
    element: <PermissionSetShow />,
    answers: {
      'GET /api/permission-sets/4': { body: SET },
      'GET /api/permission-matrix': {
        body: [{ id: 9, name: 'Huda', nameAr: null, disabled: true, setIds: [4] }],
        headers: { 'x-total-count': '1' },
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'Huda' })).toBeVisible()
  expect(screen.getByText('Disabled')).toBeVisible()
  // a set with members is not deleted
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
})

async function waitForCall(method: string) {
  let found = calls.find((call) => call.method === method)
  await expect.poll(() => (found = calls.find((call) => call.method === method))).toBeDefined()
  return found!
}
