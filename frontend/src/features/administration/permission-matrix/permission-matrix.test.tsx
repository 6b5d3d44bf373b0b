import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import UserComparison from './compare'
import definition from './index'
import PermissionMatrix from './list'
import { originOf } from './matrix-cell'
import type { MatrixRow } from './permission-matrix'

const ROW = {
  ...{ id: 9, name: 'Huda', nameAr: null, username: 'huda', role: 'staff', disabled: false },
  ...{ version: 1, effective: ['engineeringView', 'financeView'], own: ['financeView'] },
  ...{ denied: ['inventoryView'], setIds: [4], byRole: ['adminView'] },
} as MatrixRow
const SET = {
  ...{ id: 4, version: 2, name: 'Estimators', nameAr: null, description: null, userCount: 1 },
  ...{ permissions: ['engineeringView', 'inventoryView'] as const, active: true },
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  can: { update: true, delete: false },
}
const sets = [{ ...SET, permissions: [...SET.permissions] }]
const LISTS = {
  'GET /api/permission-matrix': { body: [ROW], headers: { 'x-total-count': '1' } },
  'GET /api/permission-sets': { body: sets, headers: { 'x-total-count': '1' } },
  'GET /api/auth/users': { body: [{ id: 9, name: 'Huda', photoUrl: null }] },
}
const PLAN = {
  preview: 'a'.repeat(64),
  changes: [
    {
      user: { id: 9, name: 'Huda', nameAr: null },
      ...{ held: true, gained: ['quotation_approver'], lost: [], setsAdded: [], setsRemoved: [] },
      ...{ denied: [], allowedAgain: [] },
    },
  ],
  unchanged: 0,
}

const matrix = (answers: object = {}) =>
  renderResource(definition, {
    path: '/admin/permission-matrix',
    at: '/admin/permission-matrix',
    element: <PermissionMatrix />,
    answers: { ...LISTS, ...answers },
  })

test('a permission comes from the role, a denial, the user, or a set', () => {
  expect(originOf(ROW, 'adminView', sets).origin).toBe('role')
  expect(originOf(ROW, 'inventoryView', sets).origin).toBe('denied')
  expect(originOf(ROW, 'financeView', sets).origin).toBe('own')
  expect(originOf(ROW, 'engineeringView', sets).origin).toBe('set')
  const off = sets.map((set) => ({ ...set, active: false }))
  expect(originOf(ROW, 'engineeringView', off).origin).toBe('inactive')
  expect(originOf(ROW, 'hrManage', sets).origin).toBe('none')
})

test('each cell says where it comes from; people are ticked by name', async () => {
  matrix()
  expect(await screen.findByRole('img', { name: 'From Estimators' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Denied (Estimators)' })).toBeInTheDocument()
  const change = screen.getByRole('button', { name: 'Change 0 users' })
  expect(change).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Huda' }))
  expect(screen.getByRole('button', { name: 'Change 1 user' })).toBeEnabled()
})

test('a change is previewed, then applied as it was shown', async () => {
  matrix({
    'POST /api/permission-matrix/preview': { body: PLAN },
    'POST /api/permission-matrix/apply': { body: PLAN },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Huda' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 user' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Grant' }))
  await userEvent.click(await screen.findByTitle('Approve quotations'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }))
  expect(await within(dialog).findByText('Needs confirmation')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply changes' }))
  await expect.poll(() => calls.some(({ url }) => url?.endsWith('/apply'))).toBe(true)
  const sent = calls.find(({ url }) => url?.endsWith('/apply'))!
  expect(JSON.parse(String(sent.data))).toEqual({
    ...{ userIds: [9], grant: ['quotation_approver'], preview: PLAN.preview },
  })
})

test('what has changed meanwhile is shown again before it is applied', async () => {
  matrix({
    'POST /api/permission-matrix/preview': { body: PLAN },
    'POST /api/permission-matrix/apply': {
      status: 412,
      body: { code: 'PREVIEW_OUTDATED', message: 'Something has changed since the preview.' },
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Huda' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 user' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }))
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Apply changes' }))
  expect(await within(dialog).findByText(/Something has changed/)).toBeVisible()
  expect(calls.filter(({ url }) => url?.endsWith('/preview'))).toHaveLength(2)
})

test('two users are compared page by page, with the set or the denial', async () => {
  const decision = { grantedBy: null, rule: 'engineeringView', source: null, denied: null }
  const estimators = [{ id: 4, name: 'Estimators', nameAr: null }]
  renderResource(definition, {
    path: '/admin/permission-matrix/compare',
    at: '/admin/permission-matrix/compare?first=9&second=8',
    element: <UserComparison />,
    answers: {
      ...LISTS,
      'GET /api/users/9/comparison': {
        body: {
          users: [
            { id: 9, name: 'Huda', nameAr: null, username: 'huda' },
            { id: 8, name: 'Omar', nameAr: null, username: 'omar' },
          ],
          abilities: [],
          pages: [
            {
              ...{ path: '/engineering', ability: 'engineering.open', holder: 9 },
              decisions: [
                {
                  ...{ ...decision, userId: 9, allowed: true, grantedBy: 'engineeringView' },
                  source: { permission: 'engineeringView', own: false, sets: estimators },
                },
                {
                  ...{ ...decision, userId: 8, allowed: false },
                  denied: { permission: 'engineeringView', sets: estimators },
                },
              ],
            },
          ],
        },
      },
    },
  })
  expect(await screen.findByText('From Estimators')).toBeVisible()
  expect(screen.getByText(/is denied to this user; Estimators would give it/)).toBeVisible()
  expect(screen.getByText('No differences')).toBeVisible()
})
