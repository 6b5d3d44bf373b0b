import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import Create from './create'
import definition from './index'
import List from './list'
import { itemsOf, problemOf, sumsOf, type PayableBill } from './payment-run'
import Show from './show'

const PATH = '/finance/payment-runs'
const ROW = {
  ...{ id: 4, version: 2, number: 'PAY-2026-0004', status: 'approved', currency: 'SAR' },
  ...{ dueThroughOn: '2026-03-01', executeOn: '2026-03-02', nextRunOn: null, note: null },
  ...{ rejectionReason: null, paidOn: null, reference: null, itemCount: 2, vendorCount: 1 },
  ...{ total: '1250.00', discount: '0.00', createdByName: 'Dalia Nasser', paidByName: null },
  createdAt: '2026-03-01T08:00:00.000Z',
}
const bill = (billId: number, amount: string, discount = '0.00') => ({
  ...{ billId, billNumber: `INV-${billId}`, vendorId: 3, orderNumber: 'PO-7' },
  ...{ dueOn: '2026-02-20', open: '1000.00', amount, discount },
})
const CAN = {
  ...{ update: false, submit: false, approve: false, reject: false, cancel: false },
  ...{ download: true, pay: true },
}
const DETAIL = {
  ...{ ...ROW, exchangeRate: null, baseTotal: null, approval: null },
  vendors: [
    {
      ...{ vendorId: 3, vendorName: 'Najd Steel', itemCount: 2, amount: '1250.00' },
      ...{ discount: '0.00', bankName: 'Al Rajhi Bank', account: '****7519' },
      ...{ endToEndId: 'PAY-2026-0004-1', net: '1250.00', byCheque: false, cheque: null },
    },
  ],
  ...{ transferred: '1250.00', inCheques: '0.00', net: '1250.00', withholdingTax: '0.00' },
  byCheque: [],
  items: [
    { ...bill(9, '1000.00'), problem: null },
    { ...bill(10, '250.00'), problem: null },
  ],
  ...{ can: CAN, withheld: null, withheldBill: null },
}

const show = (detail: object) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <Show />,
    answers: {
      'GET /api/payment-runs/4': { body: detail },
      'POST /api/payment-runs/4/pay': { body: { ...DETAIL, status: 'paid' } },
    },
  })

test('the list says what each run pays', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    answers: { 'GET /api/payment-runs': listOf(ROW) },
  })
  const link = await screen.findByRole('link', { name: 'PAY-2026-0004' })
  expect(link).toHaveAttribute('href', `${PATH}/4`)
  expect(screen.getByText('1,250.00')).toBeVisible()
})

test('the payment is recorded on the version that was read', async () => {
  show(DETAIL)
  expect(await screen.findByRole('button', { name: 'Download bank file' })).toBeVisible()
  expect(screen.getByText('****7519')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/payment-runs/4/pay')).toMatchObject([
      { body: { reference: null }, ifMatch: '"2"' },
    ])
  )
})

test('who recorded a bill reads why the next step is not theirs', async () => {
  const can = { ...CAN, pay: false, download: false }
  show({ ...DETAIL, can, withheld: 'recorded', withheldBill: 'INV-9' })
  const why = 'You recorded bill INV-9, so someone else has to take the next step.'
  expect(await screen.findByText(why)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download bank file' })).toBeNull()
})

test('a proposal is taken without some bills and with a part of others', async () => {
  const named = { vendorName: 'Najd Steel', account: '****7519', runNumber: null }
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <Create />,
    answers: {
      'GET /api/payment-runs/proposal': {
        body: {
          ...{ currency: 'SAR', more: false },
          items: [
            { ...bill(9, '980.00', '20.00'), ...named },
            { ...bill(10, '250.00'), ...named },
          ],
          leftOut: [{ ...bill(11, '70.00'), ...named, reason: 'blocked' }],
        },
      },
      'POST /api/payment-runs': { status: 201, body: { ...DETAIL, status: 'draft' } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show proposal' }))
  expect(await screen.findByText('Blocked: it differs from its order or delivery')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pay bill INV-10' }))
  const amount = screen.getByRole('textbox', { name: 'Amount for bill INV-9' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '1000.01')
  const save = screen.getByRole('button', { name: 'Save draft' })
  expect(save).toBeDisabled()
  await userEvent.clear(amount)
  await userEvent.type(amount, '500')
  await userEvent.click(save)
  await waitFor(() =>
    expect(sentTo('POST', '/api/payment-runs')).toMatchObject([
      {
        body: {
          ...{ currency: 'SAR', byCheque: [] },
          items: [{ billId: 9, amount: '500', discount: null }],
        },
      },
    ])
  )
})

test('a vendor without an account gets a cheque, another one where it is chosen', async () => {
  const named = { vendorName: 'Najd Steel', account: '****7519', runNumber: null, byCheque: false }
  const poor = { ...named, vendorName: 'Workshop', vendorId: 5, account: null, byCheque: true }
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <Create />,
    answers: {
      'GET /api/payment-runs/proposal': {
        body: {
          ...{ currency: 'SAR', more: false, leftOut: [] },
          items: [
            { ...bill(9, '980.00'), ...named },
            { ...bill(10, '250.00'), ...poor },
          ],
        },
      },
      'POST /api/payment-runs': { status: 201, body: { ...DETAIL, status: 'draft' } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show proposal' }))
  const only = await screen.findByRole('checkbox', { name: 'Pay Workshop by cheque' })
  expect(only).toBeChecked()
  expect(only).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pay Najd Steel by cheque' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/payment-runs')).toMatchObject([{ body: { byCheque: [5, 3] } }])
  )
})

test('each vendor that gets a cheque has one entered with the payment', async () => {
  const [vendor] = DETAIL.vendors
  show({
    ...{ ...DETAIL, transferred: '0.00', inCheques: '1250.00', byCheque: [3] },
    vendors: [{ ...vendor, account: null, bankName: null, byCheque: true }],
  })
  expect(await screen.findByText('By cheque')).toBeVisible()
  // nothing is left for the bank
  expect(screen.queryByRole('button', { name: 'Download bank file' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Cheque number' }), '000123')
  const day = within(dialog).getByRole('textbox', { name: 'Cheque date' })
  await userEvent.type(day, '2099-01-31{enter}')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/payment-runs/4/pay')).toMatchObject([
      { body: { cheques: [{ vendorId: 3, number: '000123', chequeOn: '2099-01-31' }] } },
    ])
  )
})

test('what is chosen adds up by vendor, and a discount is for what was proposed', () => {
  const one = { ...bill(9, '980.00', '20.00'), vendorName: 'Najd Steel' } as PayableBill
  const two = { ...bill(10, '250.00'), vendorName: 'Najd Steel' } as PayableBill
  const chosen = { 9: '980', 10: '0.10' }
  expect(sumsOf([one, two], chosen, 'SAR')).toMatchObject({
    ...{ total: '980.10', bills: 2 },
    vendors: [{ vendorId: 3, amount: '980.10', bills: 2 }],
  })
  expect(itemsOf([one, two], chosen)).toEqual([
    { billId: 9, amount: '980', discount: '20.00' },
    { billId: 10, amount: '0.10', discount: null },
  ])
  expect(itemsOf([one], { 9: '979.99' })).toMatchObject([{ discount: null }])
  expect(problemOf(one, '1.001', 'SAR')).toBe('not_an_amount')
  expect(problemOf(one, '1.001', 'KWD')).toBeNull()
  expect(problemOf(one, '0', 'SAR')).toBe('not_an_amount')
  expect(problemOf(one, '1000.01', 'SAR')).toBe('more_than_open')
})
