import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import PaymentPromiseList from './list'

const PATH = '/commercial/payment-promises'
const promise = (more: object) => ({
  id: 1,
  version: 1,
  invoiceId: 31,
  invoiceNumber: 'INV-31',
  clientId: 5,
  clientName: 'Falcon',
  currency: 'SAR',
  amount: '500.00',
  received: '0.00',
  dueOn: '2026-04-01',
  status: 'pending',
  promisedBy: 'Mr Saad',
  note: null,
  cancelReason: null,
  createdByName: 'Rana',
  createdAt: '2026-03-01T08:00:00.000Z',
  can: { cancel: true },
  ...more,
})

test('a broken promise says so; a pending one is taken back with a reason', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <PaymentPromiseList />,
    answers: {
      'GET /api/payment-promises': {
        body: [promise({}), promise({ id: 2, status: 'broken', can: { cancel: false } })],
        headers: { 'x-total-count': '2' },
      },
      'POST /api/payment-promises/1/cancel': { body: promise({ status: 'cancelled' }) },
    },
  })
  expect(await screen.findByText('Broken')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Paid in cash')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')
    expect(sent?.headers.get('If-Match')).toBe('"1"')
  })
})
