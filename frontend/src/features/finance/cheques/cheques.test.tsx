import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { today, daysFrom } from '../../../kit/inputs/today'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ChequeList from './list'
import ChequeShow from './show'

const NOTHING = {
  ...{ deposit: false, clear: false, bounce: false, redeposit: false },
  ...{ return: false, replace: false, stop: false, void: false },
}

const cheque = (id: number, more: object = {}) => ({
  ...{ id, version: 1, number: `CQ-2026-000${id}`, direction: 'received', status: 'held' },
  ...{ chequeNumber: `00077${id}`, bankName: 'Riyad Bank', partyName: 'Sahara', currency: 'SAR' },
  ...{ chequeOn: today(), handedOn: today(), steppedOn: today(), reason: null, clientId: 5 },
  ...{ vendorId: null, replacedById: null, documentKind: 'receipt', documentId: 9 },
  ...{ documentNumber: 'RC-2026-0009', amount: '500.00', bankAccount: null, daysLeft: 0 },
  createdAt: '2026-03-01T08:00:00Z',
  can: { ...NOTHING, deposit: true, clear: true },
  ...more,
})

const ABILITIES = ['cheques.view', 'cheques.manage'] as const

test('the list says what is due, and the chosen ones are deposited with one slip', async () => {
  let sent: unknown
  renderResource(definition, {
    path: '/finance/cheques',
    at: '/finance/cheques?tab=all',
    element: <ChequeList />,
    abilities: [...ABILITIES],
    answers: {
      'GET /api/cheques': {
        body: [
          cheque(1),
          cheque(2, { chequeOn: daysFrom(today(), -3), daysLeft: -3 }),
          cheque(3, { status: 'cleared', daysLeft: null, can: { ...NOTHING, bounce: true } }),
        ],
        headers: { 'x-total-count': '3' },
      },
      'POST /api/cheques/deposits': (body) => {
        sent = body
        return { body: [] }
      },
    },
  })
  expect(await screen.findByText('000771')).toBeVisible()
  expect(screen.getByText('3 days late')).toBeVisible()
  const rows = screen.getAllByRole('checkbox')
  await userEvent.click(rows[0]!)
  await userEvent.click(await screen.findByRole('button', { name: /Deposit 2 cheques/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deposit' }))
  await waitFor(() =>
    expect(sent).toEqual({
      cheques: [
        { id: 1, version: 1 },
        { id: 2, version: 1 },
      ],
      on: today(),
    })
  )
})

test('one that bounced says why, on a day of its own', async () => {
  let sent: unknown
  renderResource(definition, {
    path: '/finance/cheques/:id',
    at: '/finance/cheques/4',
    element: <ChequeShow />,
    abilities: [...ABILITIES],
    answers: {
      'GET /api/cheques/4': {
        body: {
          ...cheque(4, { status: 'deposited', can: { ...NOTHING, clear: true, bounce: true } }),
          steps: [
            {
              ...{ action: 'enter', takenOn: today(), reason: null, takenBy: 'Huda' },
              takenAt: '2026-03-01T08:00:00Z',
            },
          ],
        },
      },
      'POST /api/cheques/4/bounce': (body) => {
        sent = body
        return { body: { ...cheque(4, { status: 'bounced', can: NOTHING }), steps: [] } }
      },
    },
  })
  expect(await screen.findByText(/Entered/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Bounced/ }))
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Bounced' })
  await userEvent.click(confirm)
  expect(sent).toBeUndefined()
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'No funds')
  await userEvent.click(confirm)
  await waitFor(() => expect(sent).toEqual({ on: today(), reason: 'No funds' }))
})
