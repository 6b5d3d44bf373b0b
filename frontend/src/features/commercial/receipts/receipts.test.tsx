import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import ReceiptCreate from './create'
import definition from './index'
import ReceiptList from './list'
import ReceiptShow from './show'

const invoice = (id: number, balance: string, currency = 'SAR') => ({
  id,
  number: `INV-2026-000${id}`,
  clientId: 5,
  clientName: 'Sahara',
  dueOn: `2026-03-0${id}`,
  currency,
  balance,
  status: 'issued',
  can: {},
})

test('one amount is spread over the oldest invoices of its currency, the rest stays open', async () => {
  let sent: Record<string, unknown> = {}
  renderResource(definition, {
    path: '/commercial/receipts/new',
    at: '/commercial/receipts/new?client=5',
    element: <ReceiptCreate />,
    abilities: ['invoices.view', 'invoices.manage'],
    answers: {
      'GET /api/invoices': {
        body: [invoice(1, '115.00'), invoice(2, '115.00'), invoice(3, '9.00', 'USD')],
      },
      'POST /api/receipts': (body) => {
        sent = body as Record<string, unknown>
        return { status: 201, body: { id: 1, version: 1 } }
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Amount'), '300')
  expect(screen.queryByText('INV-2026-0003')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Oldest first' }))
  expect(screen.getByText('Left unallocated:')).toBeVisible()
  expect(screen.getByText('SAR 70.00')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() =>
    expect(sent).toMatchObject({
      clientId: 5,
      amount: '300',
      allocations: [
        { invoiceId: 1, amount: '115.00' },
        { invoiceId: 2, amount: '115.00' },
      ],
    })
  )
})

test('a receipt is reversed on a day of its own, and not without a reason', async () => {
  let sent: Record<string, unknown> = {}
  const receipt = {
    id: 7,
    version: 2,
    number: 'RCT-2026-0007',
    clientId: null,
    clientName: 'Sahara',
    receivedOn: '2026-02-01',
    method: 'cheque',
    currency: 'SAR',
    amount: '500.00',
    allocated: '500.00',
    unallocated: '0.00',
    reversedOn: null,
    allocations: [],
    refunds: [],
    can: { reverse: true },
  }
  renderResource(definition, {
    path: '/commercial/receipts/:id',
    at: '/commercial/receipts/7',
    element: <ReceiptShow />,
    abilities: ['invoices.view'],
    answers: {
      'GET /api/receipts/7': { body: receipt },
      'POST /api/receipts/7/reverse': (body) => {
        sent = body as Record<string, unknown>
        return { body: { ...receipt, version: 3 } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Reverse/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }))
  expect(sent).toEqual({})
  await userEvent.type(dialog.getByLabelText('Reason'), 'Returned unpaid')
  await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }))
  await waitFor(() => expect(sent).toMatchObject({ reason: 'Returned unpaid' }))
  expect(sent.reversedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('what the list shows by its filters is what leaves as a file', async () => {
  let sent: unknown
  renderResource(definition, {
    path: '/commercial/receipts',
    at: '/commercial/receipts?clientName_like=Sahara',
    element: <ReceiptList />,
    abilities: ['invoices.view', 'exports.create'],
    answers: {
      'GET /api/receipts': {
        body: [
          {
            id: 1,
            version: 1,
            number: 'R-1',
            clientName: 'Sahara',
            receivedOn: '2026-01-05',
            method: 'cash',
            reference: null,
            currency: 'SAR',
            amount: '5.00',
            unallocated: '0.00',
            reversedOn: null,
          },
        ],
        headers: { 'X-Total-Count': '1' },
      },
      'POST /api/exports': (body) => {
        sent = body
        return { status: 202, body: { id: 'job', status: 'queued' } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Export/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(sent).toMatchObject({ resource: 'receipts', format: 'csv' }))
  expect(sent).toHaveProperty('query', expect.stringContaining('clientName_like=Sahara'))
})
