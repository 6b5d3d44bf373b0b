import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import PurchaseOrderEdit from './edit'
import PurchaseOrderList from './list'

const ORDER = {
  id: 3,
  version: 4,
  number: 'PO-2026-0003',
  vendorId: 9,
  vendorName: 'Gulf Glass',
  projectId: null,
  projectName: null,
  budgetGaps: [],
  orderedOn: '2026-03-01',
  requiredOn: null,
  currency: 'SAR',
  status: 'submitted',
  subtotal: '30.09',
  vat: '4.51',
  total: '34.60',
  lines: [
    {
      id: 1,
      description: 'Glass pane',
      descriptionAr: null,
      quantity: '3',
      unit: 'pcs',
      unitPrice: '10.03',
      vatRate: '15',
      net: '30.09',
    },
  ],
  approval: {
    status: 'pending',
    steps: [
      { name: 'Manager', status: 'pending', escalated: false, deciders: [], escalations: [] },
    ],
  },
  can: { update: true, approve: true, reject: true },
  allowedActions: ['approve', 'reject'],
}
const LISTED = { body: [ORDER], headers: { 'x-total-count': '1' } }

test('the approval address shows the list with the drawer open; rejecting wants a reason', async () => {
  renderResource(definition, {
    path: '/procurement/purchase-orders/:id/approval',
    at: '/procurement/purchase-orders/3/approval',
    element: <PurchaseOrderList />,
    answers: {
      'GET /api/purchase-orders': LISTED,
      'GET /api/purchase-orders/3': { body: ORDER },
      'POST /api/purchase-orders/3/reject': (body) => {
        expect(body).toEqual({ reason: 'Too dear' })
        return { body: { ...ORDER, status: 'rejected' } }
      },
    },
  })
  await userEvent.click(await screen.findByText('Reject order'))
  await waitFor(() => expect(screen.getAllByText('PO-2026-0003')).toHaveLength(2))
  const dialog = (await screen.findByText('Reject PO-2026-0003?')).closest('[role="dialog"]')!
  const inDialog = within(dialog as HTMLElement)
  await userEvent.click(inDialog.getByRole('button', { name: 'Reject order' }))
  expect(await inDialog.findByText('This field is required')).toBeVisible()
  await userEvent.type(inDialog.getByLabelText('Reason'), 'Too dear')
  await userEvent.click(inDialog.getByRole('button', { name: 'Reject order' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/reject'))
    expect(sent?.headers.get('If-Match')).toBe('"4"')
  })
})

test('the approver sees other orders to the vendor with which it would need a higher approval', async () => {
  const split = {
    ...{ days: 7, total: '149500.00' },
    orders: [{ id: 8, number: 'PO-2026-0008', orderedOn: '2026-01-05', total: '80500.00' }],
  }
  renderResource(definition, {
    path: '/procurement/purchase-orders/:id/approval',
    at: '/procurement/purchase-orders/3/approval',
    element: <PurchaseOrderList />,
    answers: {
      'GET /api/purchase-orders': LISTED,
      'GET /api/purchase-orders/3': { body: { ...ORDER, split } },
    },
  })
  const link = await screen.findByRole('link', { name: 'PO-2026-0008' })
  expect(link).toHaveAttribute('href', '/procurement/purchase-orders/8')
  expect(screen.getByText(/within 7 days it comes to .*149,500/)).toBeVisible()
})

test('the list filters by status through its tabs', async () => {
  renderResource(definition, {
    path: '/procurement/purchase-orders',
    at: '/procurement/purchase-orders',
    element: <PurchaseOrderList />,
    answers: { 'GET /api/purchase-orders': LISTED },
  })
  await screen.findByRole('link', { name: 'PO-2026-0003' })
  await userEvent.click(screen.getByRole('tab', { name: 'Draft' }))
  await waitFor(() => expect(calls.some(({ url }) => url?.includes('status=draft'))).toBe(true))
  expect(screen.getByTestId('address')).toHaveTextContent('tab=draft')
})

test('the form computes sums while typing and shows a refused cell', async () => {
  renderResource(definition, {
    path: '/procurement/purchase-orders/:id/edit',
    at: '/procurement/purchase-orders/3/edit',
    element: <PurchaseOrderEdit />,
    answers: {
      'GET /api/purchase-orders/3': { body: ORDER },
      'PATCH /api/purchase-orders/3': (body) => {
        expect(body).toMatchObject({
          vendorId: 9,
          lines: [{ description: 'Glass pane', quantity: '4', unitPrice: '10.03', unit: 'pcs' }],
        })
        const errors = { 'lines.0.unitPrice': ['Above the agreed price'] }
        return { status: 422, body: { message: 'Check the fields', errors } }
      },
    },
  })
  const quantity = await screen.findByLabelText('Quantity, line 1')
  expect(screen.getByText('SAR 34.60')).toBeVisible()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '٤')
  expect(await screen.findByText('SAR 46.14')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('Above the agreed price')).toBeVisible()
})

test('the approver sees what is left of the budget', async () => {
  const gap = {
    ...{ budgetId: 5, number: 'BG-2026-0005', title: 'Plan', costHead: 'material' },
    ...{ budget: '1000.00', left: '300.00', wanted: '400.00' },
  }
  renderResource(definition, {
    path: '/procurement/purchase-orders/:id/approval',
    at: '/procurement/purchase-orders/3/approval',
    element: <PurchaseOrderList />,
    answers: {
      'GET /api/purchase-orders': LISTED,
      'GET /api/purchase-orders/3': { body: { ...ORDER, budgetGaps: [gap] } },
    },
  })
  expect(await screen.findByText('BG-2026-0005')).toBeVisible()
  expect(screen.getByText(/SAR 300.00 left of SAR 1,000.00, SAR 400.00 wanted/)).toBeVisible()
})
