import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calls } from '../../test/fake-api'
import { defineResource } from '../define-resource'
import { renderResource } from '../testing/render-resource'
import { DelegationButton } from './delegation-button'

const definition = defineResource({
  name: 'test.approvals',
  endpoint: 'approvals',
  path: '/approvals',
  ability: 'approvals.own',
  department: 'engineering',
  icon: null,
  routes: [],
})
const person = (id: number, name: string) => ({ id, name })
const GIVEN = {
  id: 7,
  user: person(3, 'Layla Haddad'),
  delegate: person(6, 'Omar Saleh'),
  fromOn: '2026-12-01',
  toOn: '2026-12-10',
  note: 'Annual leave',
  can: { end: true },
}

const page = (more: object = {}) =>
  renderResource(definition, {
    path: '/approvals',
    at: '/approvals',
    element: <DelegationButton />,
    abilities: ['approvals.own'],
    answers: {
      'GET /api/approval-delegations': { body: [GIVEN] },
      'GET /api/auth/users': { body: [person(6, 'Omar Saleh')] },
      ...more,
    },
  })

const sent = (method: string) =>
  calls.filter(
    (call) => call.method === method && call.url?.startsWith('/api/approval-delegations')
  )

test('a delegation is shown, and ended by those who may', async () => {
  page({ 'DELETE /api/approval-delegations/7': { status: 204 } })
  await userEvent.click(await screen.findByText('Delegation'))
  expect(await screen.findByText('Omar Saleh for Layla Haddad')).toBeVisible()
  await userEvent.click(screen.getByText('End'))
  await waitFor(() => expect(sent('delete')).toHaveLength(1))
})

test('what the server refuses is shown under its field', async () => {
  const errors = { delegateId: ["This record doesn't exist."] }
  page({
    'POST /api/approval-delegations': { status: 422, body: { message: 'Invalid', errors } },
  })
  await userEvent.click(await screen.findByText('Delegation'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByText('Delegate'))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  expect(sent('post')).toHaveLength(0)
  await userEvent.click(dialog.getByLabelText('Colleague'))
  await userEvent.click(
    await screen.findByText('Omar Saleh', { selector: '.ant-select-item-option-content' })
  )
  await userEvent.click(dialog.getByText('Delegate'))
  expect(await dialog.findByText("This record doesn't exist.")).toBeVisible()
  expect(JSON.parse(sent('post')[0]!.data as string)).toMatchObject({ delegateId: 6 })
})
