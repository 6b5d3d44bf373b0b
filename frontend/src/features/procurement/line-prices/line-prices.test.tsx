import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from '../price-lists/index'
import { LinePricesPanel } from './line-prices'

const PAST = {
  ...{ orderId: 5, number: 'PO-2026-0005', vendorId: 9, vendorName: 'Najd Cement' },
  ...{ orderedOn: '2026-03-10', currency: 'USD', unit: 'bag', unitPrice: '4' },
  ...{ base: '15', inLine: '15' },
}
const CONTRACT = {
  ...{ listId: 1, name: 'Cement 2026', currency: 'SAR', unit: 'bag', validToOn: '2026-12-31' },
  ...{ applies: true, price: '16', minQuantity: '0', inLine: '16' },
}
const LINES = [
  { materialId: '4', description: 'Cement', unit: 'bag', quantity: '10', unitPrice: '18' },
  { materialId: '', description: 'Free text', unit: '', quantity: '1', unitPrice: '1.' },
]

const show = (abilities: string[], onUse = vi.fn()) =>
  renderResource(definition, {
    path: '/',
    at: '/',
    element: <LinePricesPanel currency="SAR" on="2026-06-01" lines={LINES} onUse={onUse} />,
    abilities: abilities as never,
    answers: {
      'POST /api/line-prices': {
        body: [
          {
            ...{ last: [PAST], contract: CONTRACT, aboveContract: '12.5', aboveLast: '20' },
            tooHigh: true,
          },
          { last: [], contract: null, aboveContract: null, aboveLast: null, tooHigh: false },
        ],
      },
    },
  })

test('contract and last prices of all lines come in one request; one click takes a price', async () => {
  const use = vi.fn()
  show(['purchase-orders.view-all'], use)
  const row = within((await screen.findByText('Cement')).closest('tr')!)
  expect(row.getByText(/Above contract price by/)).toBeVisible()
  expect(row.getByText('Najd Cement')).toBeVisible()
  expect(screen.queryByText('Free text')).toBeNull()
  const [contract] = row.getAllByRole('button', { name: 'Use this price for line 1' })
  await userEvent.click(contract!)
  expect(use).toHaveBeenCalledWith(0, '16')
  expect(sentTo('POST', '/api/line-prices')).toHaveLength(1)
  expect(sentTo('POST', '/api/line-prices')[0]!.body).toMatchObject({
    lines: [
      { materialId: 4, unitPrice: '18' },
      { materialId: null, unitPrice: null },
    ],
  })
})

test('who sees no prices asks for none', async () => {
  show([])
  await waitFor(() => expect(document.body).toBeInTheDocument())
  expect(sentTo('POST', '/api/line-prices')).toHaveLength(0)
})
