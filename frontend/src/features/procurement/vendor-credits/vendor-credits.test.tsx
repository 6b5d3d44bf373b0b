import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { CreditButton } from './credit-drawer'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/procurement/vendor-credits'
const RETURN = {
  ...{ id: 4, version: 2, number: 'RTV-2026-0004', kind: 'return', status: 'submitted' },
  ...{ purchaseOrderId: 7, orderNumber: 'PO-7', vendorId: 3, vendorName: 'Najd Steel' },
  ...{ vendorNumber: null, creditedOn: '2026-01-05', replaced: false, reason: 'Bent' },
  ...{ rejectionReason: null, currency: 'SAR', createdByName: 'Huda Al-Ghamdi' },
  ...{ subtotal: '200.00', vat: '30.00', total: '230.00', credited: '0.00' },
  createdAt: '2026-01-05T08:00:00.000Z',
  can: { approve: true, reject: true, cancel: false },
}
const DETAIL = {
  ...RETURN,
  ...{ goodsReceiptId: 9, purchaseBillId: null, movementId: null, receiptNumber: 'GR-9' },
  ...{ billNumber: null, exchangeRate: null, baseTotal: null, approval: null },
  vatBreakdown: [{ category: 'S', rate: '15', taxable: '200.00', vat: '30.00' }],
  charges: [
    {
      ...{ id: 31, kind: 'freight', description: 'Truck', net: '50.00' },
      ...{ vatCategory: 'S', vatRate: '15' },
    },
  ],
  lines: [
    {
      ...{ id: 1, description: 'Steel 16 mm', descriptionAr: null, unit: 't', quantity: '2' },
      ...{ vatRate: '15', net: '200.00', vatCategory: 'S' },
    },
  ],
}

test('the list names the vendor, the order and what it comes to', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    answers: { 'GET /api/vendor-credits': listOf(RETURN) },
  })
  const link = await screen.findByRole('link', { name: 'RTV-2026-0004' })
  expect(link).toHaveAttribute('href', `${PATH}/4`)
  expect(screen.getByText('Najd Steel')).toBeVisible()
  expect(screen.getByText('230.00')).toBeVisible()
})

test('a return is approved on the version that was read, by whom the server allows', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <Show />,
    answers: {
      'GET /api/vendor-credits/4': { body: DETAIL },
      'POST /api/vendor-credits/4/approve': { body: { ...DETAIL, status: 'posted' } },
    },
  })
  expect(await screen.findByText('Steel 16 mm')).toBeVisible()
  expect(screen.getByText('Taken off the order')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/vendor-credits/4/approve')).toEqual([
      { body: { comment: null }, ifMatch: '"2"' },
    ])
  )
})

test('a credited charge is listed after the lines, without a quantity', async () => {
  renderResource(definition, {
    path: '/procurement/vendor-credits/:id',
    at: '/procurement/vendor-credits/4',
    element: <Show />,
    answers: { 'GET /api/vendor-credits/4': { body: DETAIL } },
  })
  const row = (await screen.findByText('Freight · Truck')).closest('tr')
  expect(row).toHaveTextContent('50.00')
  expect(row?.querySelectorAll('td')[1]).toHaveTextContent('')
})

test('a charge is credited by its amount alone', async () => {
  renderResource(definition, {
    path: '/bill',
    at: '/bill',
    element: (
      <CreditButton
        kind="credit_note"
        title="Credit note"
        path="/api/purchase-orders/5/bills/9/credit-notes"
        version={3}
        currency="SAR"
        lines={[
          { id: -31, description: 'Freight', descriptionAr: null, left: 50, amountOnly: true },
        ]}
        bodyOf={(filled) => ({
          charges: filled.map(({ id, amount }) => ({ billChargeId: -id, amount })),
        })}
      />
    ),
    answers: {
      'POST /api/purchase-orders/5/bills/9/credit-notes': { status: 201, body: DETAIL },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Credit note' }))
  expect(screen.queryByLabelText('Quantity Freight')).toBeNull()
  await userEvent.type(screen.getByLabelText('Amount before VAT Freight'), '20')
  await userEvent.type(screen.getByLabelText('Credit note number'), 'CN-1')
  await userEvent.type(screen.getByLabelText('Reason'), 'Late')
  await userEvent.click(screen.getByRole('button', { name: 'Record credit note' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/purchase-orders/5/bills/9/credit-notes')).toMatchObject([
      { body: { vendorNumber: 'CN-1', charges: [{ billChargeId: 31, amount: '20' }] } },
    ])
  )
})
