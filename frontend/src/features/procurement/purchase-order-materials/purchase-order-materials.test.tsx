import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { daysFrom, today } from '../../../kit/inputs/today'
import definition from './index'
import PurchaseOrderMaterials from './list'

const PATH = '/procurement/purchase-order-materials'
const LINE = {
  id: 51,
  position: 1,
  number: 'PO-5',
  purchaseOrderId: 5,
  orderVersion: 8,
  warehouseId: null,
  description: 'Cement',
  descriptionAr: null,
  status: 'approved',
  unit: 'bag',
  quantity: '100',
  accepted: '60',
  rejected: '0',
  outstanding: '40',
  requiredOn: '2026-01-02',
  late: true,
  vendorName: 'Najd Glass',
}

const page = (abilities: string[], ...lines: object[]) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <PurchaseOrderMaterials />,
    abilities,
    answers: { 'GET /api/purchase-order-materials': listOf(...lines) },
  })

test('lines tell what is late; without the right to see orders the number is no link', async () => {
  page([], LINE)
  const row = within((await screen.findByText('Cement')).closest('tr')!)
  expect(row.getByText('Late')).toBeVisible()
  expect(row.getByText('PO-5')).toBeVisible()
  expect(row.queryByRole('link')).toBeNull()
  expect(row.queryByRole('button', { name: 'Receive' })).toBeNull()
  await userEvent.click(
    screen.getByText('Late', { selector: '.ant-segmented-item-label, .ant-tabs-tab-btn' })
  )
  expect(lastQuery('/api/purchase-order-materials')).toMatchObject({
    outstanding_gte: '0.0001',
    requiredOn_lte: daysFrom(today(), -1),
  })
})

test('goods are received on the whole order of a line, where the order allows it', async () => {
  page(['receipts.manage', 'purchase-orders.view'], LINE, {
    ...LINE,
    id: 61,
    number: 'PO-6',
    description: 'Sand',
    status: 'cancelled',
  })
  const closed = within((await screen.findByText('Sand')).closest('tr')!)
  expect(closed.queryByRole('button', { name: 'Receive' })).toBeNull()
  const open = within(screen.getByText('Cement').closest('tr')!)
  await userEvent.click(open.getByRole('button', { name: 'Receive' }))
  expect(await screen.findByText('Receive goods on PO-5')).toBeVisible()
  expect(await screen.findByLabelText('Accepted Cement')).toHaveValue('40')
  expect(lastQuery('/api/purchase-order-materials')).toMatchObject({ purchaseOrderId: '5' })
})
