import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { narrowScreen } from '../../../test/narrow'
import receipts from '../receipts'
import { ClientStatement } from './client-statement'

test('on a phone an account says first what is owed, and needs no table', async () => {
  narrowScreen()
  renderResource(receipts, {
    path: '/accounts',
    at: '/accounts',
    element: <ClientStatement clientId={5} />,
    abilities: ['invoices.view'],
    answers: {
      'GET /api/clients/5/statement': {
        body: {
          currency: 'SAR',
          opening: '10.00',
          closing: '310.00',
          rows: [
            {
              kind: 'receipt',
              id: 1,
              number: 'RCT-1',
              on: '2026-02-01',
              amount: '-500.00',
              balance: '-490.00',
            },
            {
              kind: 'receipt_reversal',
              id: 1,
              number: 'RCT-1',
              on: '2026-02-20',
              amount: '500.00',
              balance: '10.00',
            },
            {
              kind: 'invoice',
              id: 2,
              number: 'INV-2',
              on: '2026-03-01',
              amount: '300.00',
              balance: '310.00',
            },
          ],
        },
      },
    },
  })
  expect(await screen.findByText('Closing balance')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('SAR 310.00')).toHaveLength(2))
  expect(screen.getByText('Receipt reversal')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'RCT-1' })[1]).toHaveAttribute(
    'href',
    '/commercial/receipts/1'
  )
  expect(screen.queryByRole('columnheader')).toBeNull()
})
