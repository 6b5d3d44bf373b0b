import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Ability } from '../../../api/types'
import { listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import PurchasingTab from './purchasing-tab'

const SPENDING = {
  ...{ id: 7, code: 'PRJ-2026-0007', name: 'Hangar', nameAr: null, status: 'active' },
  ...{ currency: 'SAR', budget: '1000.00', remaining: '-200.00', requested: '0.00' },
  ...{ committed: '1200.00', received: '0.00', billed: '0.00', paid: '0.00' },
  ...{ overspent: true, lateLines: 2 },
}
const RECEIPT = {
  ...{ id: 3, number: 'GRN-2026-0003', purchaseOrderId: 5, orderNumber: 'PO-2026-0005' },
  ...{ receivedOn: '2026-03-02', deliveryNoteNo: 'DN-9', status: 'posted' },
}

const open = (abilities: Ability[]) =>
  renderResource(definition, {
    path: '/production/projects/:id',
    at: '/production/projects/7',
    element: <PurchasingTab record={{ id: 7 }} />,
    abilities,
    answers: {
      'GET /api/procurement-projects/7': { body: SPENDING },
      'GET /api/procurement-projects/7/receipts': listOf(RECEIPT),
      'GET /api/purchase-requests': listOf(),
      'GET /api/purchase-orders': listOf(),
    },
  })

test('who may read everything sees spending, requests, orders and receipts', async () => {
  open(['procurement.projects', 'purchase-requests.view', 'purchase-orders.view', 'receipts.view'])
  expect(await screen.findByText('Over budget')).toBeVisible()
  expect(await screen.findByText('No purchase orders for this project')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'PO-2026-0005' })).toHaveAttribute(
    'href',
    '/procurement/purchase-orders/5?tab=deliveries'
  )
})

test('a storekeeper sees receipts and asks for nothing else', async () => {
  open(['receipts.view'])
  expect(await screen.findByText('GRN-2026-0003')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'PO-2026-0005' })).toBeNull()
  expect(screen.queryByText('Committed')).toBeNull()
  const asked = calls.map(({ url }) => url ?? '').filter((url) => url.includes('/api/p'))
  expect(asked.every((url) => url.includes('/receipts'))).toBe(true)
})
