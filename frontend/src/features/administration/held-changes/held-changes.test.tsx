import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import HeldChangeList from './list'

const CHANGE = {
  id: 4,
  kind: 'user_access',
  label: 'staff',
  changes: [{ field: 'permissions', before: {}, after: { quotation_approver: true } }],
  status: 'pending',
  concerned: { id: 16, name: 'Aisha Rahman' },
  requestedBy: { id: 1, name: 'Sami Al-Harbi' },
  requestedAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-03-08T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  can: { confirm: true, reject: true, alone: false },
}

function show(change: object) {
  renderResource(definition, {
    path: '/admin/held-changes',
    at: '/admin/held-changes',
    element: <HeldChangeList />,
    answers: {
      'GET /api/held-changes': { body: [change], headers: { 'x-total-count': '1' } },
      'POST /api/held-changes/4/confirm': { body: change },
    },
  })
}

async function confirmIn(password?: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  const dialog = within(await screen.findByRole('dialog'))
  if (password) await userEvent.type(dialog.getByLabelText('Your password'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true))
  return calls.find(({ method }) => method === 'post')!
}

test('a change shows what it gives to whom, and is confirmed after asking', async () => {
  show(CHANGE)
  expect(await screen.findByText('Aisha Rahman')).toBeVisible()
  expect(screen.getByText('Approve quotations')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible()
  const sent = await confirmIn()
  expect(JSON.parse(String(sent.data))).toEqual({})
})

test('a delegation shows who would decide for whom, and from when to when', async () => {
  const changes = [
    { field: 'delegate', before: undefined, after: 'Huda Saleh' },
    { field: 'fromOn', before: undefined, after: '2026-12-01' },
  ]
  show({ ...CHANGE, kind: 'approval_delegation', label: 'chief.engineer', changes })
  expect(await screen.findByText('Delegated approvals')).toBeVisible()
  expect(screen.getByText('Huda Saleh')).toBeVisible()
  expect(screen.getByText('1 Dec 2026')).toBeVisible()
  expect(screen.getByText(/^Delegate:/)).toBeVisible()
})

test('the only owner confirms with their password', async () => {
  show({ ...CHANGE, can: { confirm: true, reject: true, alone: true } })
  const sent = await confirmIn('my-own-password')
  expect(JSON.parse(String(sent.data))).toEqual({ password: 'my-own-password' })
})

test('an erasure names the record and leads to what is held', async () => {
  const changes = [{ field: 'reason', before: null, after: 'Asked in writing' }]
  show({ ...CHANGE, kind: 'person_erasure', label: 'client:12', concerned: null, changes })
  expect(await screen.findByText('Erasure of personal data')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact of a client 12' })).toHaveAttribute(
    'href',
    '/admin/personal-data?kind=client&id=12'
  )
  expect(screen.getByText('Asked in writing')).toBeVisible()
})
