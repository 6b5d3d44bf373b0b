import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import UserEdit from './edit'
import UserList from './list'
import UserShow from './show'

const USER = {
  id: 11,
  version: 6,
  username: 'buyer',
  name: 'Badr',
  nameAr: null,
  email: null,
  role: 'staff',
  permissions: { financeView: true },
  effectivePermissions: ['financeView'],
  deniedPermissions: [],
  permissionSets: [],
  disabled: false,
  locked: true,
  hasPasscode: false,
  twoStepOn: false,
  lastLoginAt: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  can: { update: true },
}

test('the list shows role and state', async () => {
  renderResource(definition, {
    path: '/admin/users',
    at: '/admin/users',
    element: <UserList />,
    abilities: ['users.manage'],
    answers: { 'GET /api/users': { body: [USER], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'Badr' })).toBeVisible()
  expect(screen.getByText('Locked')).toBeVisible()
})

test('permissions are ticked and sent as booleans; a refused field is named', async () => {
  renderResource(definition, {
    path: '/admin/users/:id/edit',
    at: '/admin/users/11/edit',
    element: <UserEdit />,
    answers: {
      'GET /api/users/11': { body: USER },
      'PATCH /api/users/11': (body) => {
        expect(body).toMatchObject({
          permissions: { procurement: true, financeView: false, admin: false },
        })
        return {
          status: 422,
          body: { message: 'No', errors: { role: ['The last administrator'] } },
        }
      },
    },
  })
  await userEvent.click(await screen.findByLabelText('Procurement: everything'))
  await userEvent.click(screen.getByLabelText('Finance'))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('The last administrator')).toBeVisible()
})

test('the head of an account says its role, its rights and when it was used last', async () => {
  renderResource(definition, {
    path: '/admin/users/:id',
    at: '/admin/users/11',
    element: <UserShow />,
    answers: {
      'GET /api/users/11': { body: { ...USER, email: 'badr@binaa.example' } },
    },
  })
  const head = within(await screen.findByRole('region', { name: 'Summary' }))
  const values = head.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(['Staff', '1', '–', 'badr@binaa.example', 'None'])
})

test('an account is unlocked after asking, in the version seen', async () => {
  renderResource(definition, {
    path: '/admin/users/:id',
    at: '/admin/users/11',
    element: <UserShow />,
    answers: {
      'GET /api/users/11': { body: USER },
      'POST /api/users/11/unlock': { body: { ...USER, locked: false } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Unlock/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlock' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/unlock'))
    expect(sent?.headers.get('If-Match')).toBe('"6"')
  })
})

test('effective access speaks in words, with the reason', async () => {
  renderResource(definition, {
    path: '/admin/users/:id',
    at: '/admin/users/11?tab=access',
    element: <UserShow />,
    answers: {
      'GET /api/users/11': { body: USER },
      'GET /api/users/11/effective-access': {
        body: {
          isAdmin: false,
          isApprover: false,
          isOwner: false,
          pages: [
            {
              path: '/finance',
              ability: 'finance.open',
              allowed: true,
              grantedBy: 'financeView',
              rule: 'adminView, financeView',
            },
            {
              path: '/admin/users/:id',
              ability: 'users.manage',
              allowed: false,
              grantedBy: null,
              rule: 'administrators only',
            },
          ],
          abilities: [
            {
              ability: 'purchase-orders.approve',
              allowed: false,
              grantedBy: null,
              rule: 'procurement, or role procurement_manager, or an approver of the firm',
            },
          ],
        },
      },
    },
  })
  const finance = within((await screen.findByText('/finance')).closest('tr')!)
  expect(finance.getByText('Finance')).toBeVisible()
  expect(screen.getByText('Users: details')).toBeVisible()
  expect(screen.getByText('Administrators only')).toBeVisible()
  expect(screen.getByText('Purchase orders: approve')).toBeVisible()
  expect(
    screen.getByText(
      'Procurement: everything or the role Procurement manager or a quotation approver'
    )
  ).toBeVisible()
})
