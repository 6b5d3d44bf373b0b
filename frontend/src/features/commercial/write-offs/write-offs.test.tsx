import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import WriteOffList from './list'
import WriteOffShow from './show'

const WRITE_OFF = {
  id: 3,
  version: 2,
  number: 'WO-2026-0003',
  invoiceId: 31,
  invoiceNumber: 'INV-2026-0031',
  clientId: 5,
  clientName: 'Falcon',
  currency: 'SAR',
  amount: '250.00',
  reason: 'Client is bankrupt',
  status: 'submitted',
  writtenOffOn: null,
  reversedOn: null,
  comment: null,
  createdByName: 'Rana',
  createdAt: '2026-03-01T08:00:00.000Z',
  can: { approve: true, reject: true, cancel: false, reverse: false },
  approval: null,
}

test('the list leads to the page of a write-off', async () => {
  renderResource(definition, {
    path: '/commercial/write-offs',
    at: '/commercial/write-offs',
    element: <WriteOffList />,
    answers: { 'GET /api/write-offs': { body: [WRITE_OFF], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'WO-2026-0003' })).toHaveAttribute(
    'href',
    '/commercial/write-offs/3'
  )
})

test('only what the server allows is offered, and a rejection asks for its reason', async () => {
  renderResource(definition, {
    path: '/commercial/write-offs/:id',
    at: '/commercial/write-offs/3',
    element: <WriteOffShow />,
    abilities: ['invoices.view'],
    answers: {
      'GET /api/write-offs/3': { body: WRITE_OFF },
      'POST /api/write-offs/3/reject': { body: { ...WRITE_OFF, version: 3 } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Reject/ }))
  expect(screen.queryByRole('button', { name: /Reverse/ })).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
  await userEvent.type(dialog.getByLabelText('Reason'), 'They will pay')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')
    expect(sent?.headers.get('If-Match')).toBe('"2"')
  })
})
