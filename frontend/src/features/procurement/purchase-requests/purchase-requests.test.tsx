import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import RequestShow from './show'

const PATH = '/procurement/purchase-requests'

const REQUEST = {
  id: 4,
  version: 6,
  number: 'PR-2026-0004',
  title: 'Block B',
  status: 'quoting',
  rfqNumber: 'RFQ-2026-0002',
  createdAt: '2026-01-01T06:00:00Z',
  lines: [
    {
      id: 1,
      materialId: null,
      description: 'Cement',
      descriptionAr: null,
      quantity: '100',
      unit: null,
    },
    {
      id: 2,
      materialId: null,
      description: 'Sand',
      descriptionAr: null,
      quantity: '20',
      unit: null,
    },
  ],
  can: { quote: true, award: true },
}

const quote = (id: number, vendorName: string, prices: [number, string, boolean][]) => ({
  ...{
    id,
    vendorId: id,
    vendorName,
    vendorStatus: 'approved',
    vendorScore: null,
    bestScore: false,
  },
  ...{ status: 'quoted', invitedOn: '2026-01-01', quotedOn: '2026-01-02', validUntilOn: null },
  ...{ vendorNumber: null, currency: 'SAR', leadDays: 7, paymentTermId: null, terms: null },
  ...{ expired: false, complete: true, lowest: id === 7, freight: '0.00', net: '1.00' },
  landedBase: '1.00',
  prices: prices.map(([lineId, unitPrice, lowest]) => ({
    ...{ lineId, unitPrice, vatRate: '15', net: unitPrice, netBase: unitPrice, lowest },
  })),
})

const COMPARISON = {
  baseCurrency: 'SAR',
  quotes: [
    quote(7, 'Najd', [
      [1, '15', true],
      [2, '80', false],
    ]),
    quote(8, 'Hijaz', [
      [1, '16', false],
      [2, '75', true],
    ]),
  ],
  awards: [],
}

test('the lowest of each line is chosen, another wants a reason', async () => {
  const user = userEvent.setup()
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4?tab=quotes`,
    element: <RequestShow />,
    abilities: ['purchase-orders.view-all'],
    answers: {
      'GET /api/purchase-requests/4': { body: REQUEST },
      'GET /api/purchase-requests/4/quotes': { body: COMPARISON },
    },
  })
  expect(await screen.findByRole('radio', { name: 'Cement: Najd' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Sand: Hijaz' })).toBeChecked()
  const award = screen.getByRole('button', { name: /Award 2 lines/ })
  await user.click(award)
  expect(within(await screen.findByRole('dialog')).queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getAllByRole('button', { name: 'Select all' })[1]!)
  expect(screen.getByRole('radio', { name: 'Cement: Hijaz' })).toBeChecked()
  await user.click(award)
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible()
})
