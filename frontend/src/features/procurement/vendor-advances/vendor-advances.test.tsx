import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/procurement/vendor-advances'
const ROW = {
  ...{ id: 4, version: 2, number: 'ADV-2026-0004', status: 'approved' },
  ...{ purchaseOrderId: 7, orderNumber: 'PO-7', vendorId: 3, vendorName: 'Najd Steel' },
  ...{ note: null, rejectionReason: null, currency: 'SAR', paidOn: null, reference: null },
  ...{ guaranteeNumber: 'LG-77', guaranteeBank: 'Riyad Bank', guaranteeAmount: '2300.00' },
  ...{ guaranteeExpiresOn: '2026-12-31', recovery: '20' },
  ...{ amount: '2300.00', recovered: '759.00', left: '1541.00' },
  ...{ createdByName: 'Huda Al-Ghamdi', paidByName: null },
  createdAt: '2026-01-05T08:00:00.000Z',
  can: { approve: false, reject: false, cancel: false, pay: true, extend: false },
  withheld: null,
}
const DETAIL = {
  ...{ ...ROW, exchangeRate: null, baseTotal: null, approval: null },
  recoveries: [
    {
      id: 1,
      billId: 9,
      billNumber: 'INV-9',
      billedOn: '2026-02-01',
      amount: '759.00',
      restored: '0.00',
    },
  ],
}

const show = (detail: object) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <Show />,
    answers: {
      'GET /api/vendor-advances/4': { body: detail },
      'POST /api/vendor-advances/4/pay': { body: { ...DETAIL, status: 'paid' } },
    },
  })

test('the list says what of each advance is left to recover', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    answers: { 'GET /api/vendor-advances': listOf(ROW) },
  })
  const link = await screen.findByRole('link', { name: 'ADV-2026-0004' })
  expect(link).toHaveAttribute('href', `${PATH}/4`)
  expect(screen.getByText('1,541.00')).toBeVisible()
})

test('a payment is recorded on the version that was read', async () => {
  show(DETAIL)
  expect(await screen.findByText('INV-9')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/vendor-advances/4/pay')).toMatchObject([
      { body: { reference: null }, ifMatch: '"2"' },
    ])
  )
})

test('who requested it reads why it is not theirs to pay', async () => {
  show({ ...DETAIL, can: { ...DETAIL.can, pay: false }, withheld: 'requested' })
  expect(
    await screen.findByText('You requested this advance, so someone else has to pay it.')
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull()
})
