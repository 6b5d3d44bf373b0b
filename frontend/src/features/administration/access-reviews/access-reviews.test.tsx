import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { registerEndpoint } from '../../../providers/endpoints'
import items from '../access-review-items'
import definition from './index'
import AccessReviewList from './list'
import AccessReviewShow from './show'

const REVIEW = {
  ...{ id: 4, version: 1, openedOn: '2026-10-01', dueOn: '2026-10-22', origin: 'schedule' },
  ...{ state: 'open', note: null, digest: null, overdue: true, createdBy: null },
  ...{ completedBy: null, completedAt: null, can: { complete: true } },
  counts: { accounts: 3, pending: 2, kept: 1, changed: 0, disabled: 0, unreviewed: 0 },
}

const holds = {
  ...{ role: 'staff', administers: false, owns: false, disabled: false, twoStep: false },
  ...{ permissions: ['scheduleView'], granted: [], denied: [], strict: [], deciding: [] },
  sets: [{ id: 7, name: 'Planners', nameAr: null, active: true }],
  ...{ lastLoginAt: null, employment: 'employed', lentTo: [], lentBy: [], tokens: 0 },
  ...{ passkeys: 0, providers: [] },
}
const row = (id: number, name: string, more: object = {}) => ({
  ...{ id, reviewId: 4, version: 1, state: 'pending', guarded: false, idleDays: null, holds },
  user: { id: id + 10, username: name.toLowerCase(), name, nameAr: null },
  ...{ sinceLast: 'first', lastDiff: null, changedSince: null, removal: null, reason: null },
  ...{ decidedBy: null, decidedAt: null },
  can: { confirm: true, change: true, lookAgain: false },
  ...more,
})

function show(rows: object[]) {
  // its rows are a resource of their own
  registerEndpoint(items.name, { endpoint: items.endpoint, ability: items.ability })
  renderResource(definition, {
    path: '/admin/access-reviews/:id',
    at: '/admin/access-reviews/4',
    element: <AccessReviewShow />,
    abilities: ['access-reviews.view', 'access-reviews.decide'],
    answers: {
      'GET /api/access-reviews/4': { body: REVIEW },
      'GET /api/access-review-items': {
        body: rows,
        headers: { 'x-total-count': String(rows.length) },
      },
      'POST /api/access-review-items/confirm': { body: rows },
    },
  })
}

test('the list says which review is late and how far it is', async () => {
  renderResource(definition, {
    path: '/admin/access-reviews',
    at: '/admin/access-reviews',
    element: <AccessReviewList />,
    abilities: ['access-reviews.view'],
    answers: {
      'GET /api/access-reviews': { body: [REVIEW], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByText('Overdue')).toHaveClass('ant-tag-red')
  expect(screen.getByText('Schedule')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Start review' })).toBeNull()
})

test('only plain accounts that have not changed are confirmed together', async () => {
  const guarded = row(2, 'Layla', { guarded: true })
  const changed = row(3, 'Omar', { can: { confirm: false, change: false, lookAgain: true } })
  show([row(1, 'Sara'), guarded, changed])
  expect(await screen.findByRole('link', { name: 'Sara' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Complete review/ })).toBeDisabled()
  await userEvent.click(screen.getAllByRole('checkbox')[0]!)
  await userEvent.click(screen.getByRole('button', { name: /Confirm/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/2 selected accounts are left out/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true))
  const sent = calls.find(({ method }) => method === 'post')!
  expect(JSON.parse(String(sent.data))).toEqual({ items: [{ id: 1, version: 1 }] })
})
