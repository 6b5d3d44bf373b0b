import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import reviews from '../access-reviews'
import users from '../users'
import definition from './index'
import ReviewItemShow from './show'

const ITEM = {
  ...{ id: 9, reviewId: 4, version: 3, state: 'pending', guarded: false, idleDays: 120 },
  isService: false,
  user: { id: 16, username: 'staff', name: 'Aisha', nameAr: null },
  holds: {
    ...{ role: 'procurement_manager', administers: false, owns: false, disabled: false },
    ...{ permissions: ['scheduleView'], granted: ['scheduleView'], denied: [] },
    ...{ strict: [], deciding: [], twoStep: false, lastLoginAt: null, employment: 'left' },
    sets: [{ id: 7, name: 'Planners', nameAr: null, active: true }],
    ...{ lentTo: [], lentBy: [], tokens: 1, passkeys: 0, providers: ['Keycloak'], service: null },
  },
  ...{ sinceLast: 'changed', changedSince: null, removal: null, reason: null },
  lastDiff: {
    ...{ role: null, permissionsGained: ['scheduleView'], permissionsLost: [], disabled: false },
    ...{ setsGained: ['Planners'], setsLost: [], abilitiesGained: [], abilitiesLost: [] },
    ...{ networksGained: [], networksLost: [], responsible: null },
  },
  ...{ decidedBy: null, decidedAt: null },
  can: { confirm: true, change: true, lookAgain: false },
}

function show(item: object) {
  expect([reviews.endpoint, users.endpoint]).toHaveLength(2)
  renderResource(definition, {
    path: '/admin/access-review-items/:id',
    at: '/admin/access-review-items/9',
    element: <ReviewItemShow />,
    abilities: ['access-reviews.view', 'access-reviews.decide', 'users.manage'],
    answers: {
      'GET /api/access-review-items/9': { body: item },
      'POST /api/access-review-items/9/change': { body: item },
    },
  })
}

test('what is ticked is removed with a reason, on the version that was looked at', async () => {
  show(ITEM)
  expect(await screen.findByRole('heading', { level: 1, name: 'Aisha' })).toBeVisible()
  expect(screen.getByText('Changes since the last review')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Remove access/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Planners' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /Remove the role/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove access' }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
  await userEvent.type(dialog.getByLabelText('Reason'), 'Moved to site')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove access' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true))
  const sent = calls.find(({ method }) => method === 'post')!
  expect(JSON.parse(String(sent.data))).toEqual({
    ...{ removeSets: [7], removeRole: true, reason: 'Moved to site' },
  })
  expect(sent.headers?.['If-Match']).toBe('"3"')
})

test('an account that has changed is looked at again first', async () => {
  const can = { confirm: false, change: false, lookAgain: true }
  show({ ...ITEM, changedSince: ITEM.lastDiff, can })
  expect(await screen.findByText('This account has changed since it was listed')).toBeVisible()
  expect(screen.getByRole('button', { name: /Look again/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull()
})

test('a program shows what it may do, and is turned off as a whole', async () => {
  const service = {
    ...{ accountId: 5, purpose: 'Sends vendors', abilities: ['vendors.view'], networks: [] },
    ...{ responsible: null, lastUsedAt: null },
    tokens: [{ name: 'Server', expiresAt: '2026-12-01T00:00:00.000Z' }],
  }
  show({ ...ITEM, isService: true, lastDiff: null, holds: { ...ITEM.holds, service } })
  expect(await screen.findByText('No responsible person')).toBeVisible()
  expect(screen.getByText('Any address')).toBeVisible()
  expect(screen.getByText('Server')).toBeVisible()
  expect(screen.queryByText('Permission sets')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Remove access/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/its tokens are revoked/)).toBeVisible()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Turn off the service account' }))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Not used')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove access' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true))
  const sent = calls.find(({ method }) => method === 'post')!
  expect(JSON.parse(String(sent.data))).toMatchObject({ disable: true, reason: 'Not used' })
})
