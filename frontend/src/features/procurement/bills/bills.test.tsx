import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { daysFrom, today } from '../../../kit/inputs/today'
import orders from '../purchase-orders/index'
import { PURCHASE_ORDERS } from '../purchase-orders/purchase-order'
import { BillForm } from './bill-form'
import { BillInstalments } from './bill-instalments'
import { PayBill } from './pay-bill'

const line = (id: number, description: string, accepted: string, billed: string) => ({
  id,
  description,
  descriptionAr: null,
  unit: 'bag',
  quantity: '100',
  accepted,
  billed,
  netPrice: '18.5',
  vatCategory: 'S',
})
const ORDER = {
  id: 5,
  version: 8,
  number: 'PO-5',
  currency: 'SAR',
  freight: '120.00',
  freightBilled: '20.00',
  otherCharges: '0.00',
  otherChargesBilled: '0.00',
  lines: [line(51, 'Cement', '60', '20'), line(52, 'Sand', '10', '10')],
}
const BILL = {
  id: 9,
  version: 3,
  vendorNumber: 'INV-77',
  currency: 'SAR',
  open: '900.00',
  held: '100.00',
  discountOffers: [
    { amount: '392.00', discount: '8.00', until: daysFrom(today(), 3) },
    { amount: '396.00', discount: '4.00', until: daysFrom(today(), 9) },
  ],
}

function record(answer: object) {
  const recorded = vi.fn()
  renderResource(orders, {
    path: '/order',
    at: '/order',
    element: (
      <>
        <BillForm
          id="bill"
          orders={[ORDER as never]}
          onBusy={() => undefined}
          onRecorded={recorded}
        />
        <button form="bill" type="submit">
          Send
        </button>
      </>
    ),
    answers: { 'POST /api/purchase-orders/5/bills': answer },
  })
  return recorded
}

function Pay({ kind, dueOn }: { kind: 'bill' | 'retention'; dueOn?: string | null }) {
  const action = useRecordAction(PURCHASE_ORDERS)
  return (
    <PayBill
      bill={BILL as never}
      orderId={5}
      kind={kind}
      dueOn={dueOn}
      action={action}
      onDone={() => undefined}
    />
  )
}

async function pay(kind: 'bill' | 'retention', button: RegExp, dueOn?: string | null) {
  renderResource(orders, {
    path: '/order',
    at: '/order',
    element: <Pay kind={kind} dueOn={dueOn} />,
    answers: { 'POST /api/purchase-orders/5/bills/9/pay': { body: {} } },
  })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, send: () => userEvent.click(dialog.getByRole('button', { name: button })) }
}
const payments = () => sentTo('POST', '/api/purchase-orders/5/bills/9/pay')

test('a bill begins with what was accepted and is on no other bill', async () => {
  const recorded = record({ status: 201, body: [{ id: 90 }, { id: 9 }] })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2))
  await userEvent.type(screen.getByLabelText('Invoice number'), 'INV-78')
  expect(screen.getByLabelText('Amount 1')).toHaveValue('100.00')
  expect(screen.queryByLabelText('Amount 2')).toBeNull()
  await userEvent.type(screen.getByLabelText('Total on the invoice'), '966')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(recorded).toHaveBeenCalledWith({ id: 90 }))
  const [sent] = sentTo('POST', '/api/purchase-orders/5/bills')
  expect(sent!.ifMatch).toBe('"8"')
  expect(sent!.body).toMatchObject({
    vendorNumber: 'INV-78',
    printedTotal: '966',
    charges: [{ kind: 'freight', amount: '100.00' }],
    lines: [{ lineId: 51, quantity: '40', unitPrice: '18.5', vatCategory: 'S' }],
  })
})

test('what the server finds wrong is reported with the name of its line', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const recorded = record({
    status: 422,
    body: { message: 'Check', errors: { 'lines.0.quantity': ['More than accepted'] } },
  })
  await userEvent.type(await screen.findByLabelText('Invoice number'), 'INV-78')
  await userEvent.type(screen.getByLabelText('Total on the invoice'), '966')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Cement: More than accepted')).toBeVisible()
  expect(recorded).not.toHaveBeenCalled()
})

test('a payment begins with all that is open and names the bill that was seen', async () => {
  const { dialog, send } = await pay('bill', /Record payment/)
  expect(dialog.getByLabelText('Amount')).toHaveValue('900.00')
  await send()
  await waitFor(() => expect(payments()).toHaveLength(1))
  expect(payments()[0]).toMatchObject({
    ifMatch: '"3"',
    body: { kind: 'bill', amount: '900.00', paidOn: today(), reference: null, note: null },
  })
})

test('a payment takes the early-payment discount of its day with the amount that goes with it', async () => {
  const { dialog, send } = await pay('bill', /Record payment/)
  expect(dialog.queryByRole('radio', { name: /396/ })).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: /392/ }))
  await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveValue('392.00'))
  expect(dialog.getByLabelText('Amount')).toBeDisabled()
  await send()
  await waitFor(() => expect(payments()).toHaveLength(1))
  expect(payments()[0]?.body).toMatchObject({ amount: '392.00', discount: '8.00' })
})

test('a bill states when which part of it is due and what it waits for', async () => {
  const instalment = { settled: '0.00', discount: null, discountAmount: '0.00' }
  const instalments = [
    {
      ...{ ...instalment, id: 1, dueFrom: 'invoice', dueOn: '2026-02-01', state: 'overdue' },
      ...{ amount: '600.00', open: '600.00', discountAmount: '12.00', discountUntil: '2026-01-10' },
    },
    {
      ...{ ...instalment, id: 2, dueFrom: 'retention', dueOn: null, state: 'waiting' },
      ...{ amount: '400.00', open: '400.00', discountUntil: null },
    },
  ]
  renderResource(orders, {
    path: '/order',
    at: '/order',
    element: <BillInstalments bill={{ currency: 'SAR', instalments } as never} />,
    answers: {},
  })
  const [, first, second] = await screen.findAllByRole('row')
  expect(within(first!).getByText('Overdue')).toBeVisible()
  expect(within(first!).getByText(/12\.00/)).toBeVisible()
  expect(within(second!).getByText('Not due yet')).toBeVisible()
})

test('an invoice may state its own instalments', async () => {
  record({ status: 201, body: [{ id: 90 }] })
  await userEvent.type(await screen.findByLabelText('Invoice number'), 'INV-79')
  await userEvent.type(screen.getByLabelText('Total on the invoice'), '966')
  await userEvent.click(screen.getByRole('button', { name: 'Add instalment' }))
  await userEvent.type(screen.getByLabelText('Instalment amount 1'), '966')
  await userEvent.type(screen.getByLabelText('Due date 1'), '2026-12-31')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sentTo('POST', '/api/purchase-orders/5/bills')).toHaveLength(1))
  const [sent] = sentTo('POST', '/api/purchase-orders/5/bills')
  expect(sent!.body).toMatchObject({ instalments: [{ amount: '966', dueOn: '2026-12-31' }] })
})

test('retention before its day needs a reason, on its day none', async () => {
  const { dialog, send } = await pay('retention', /Release retention/, daysFrom(today(), 1))
  expect(dialog.getByLabelText('Amount')).toHaveValue('100.00')
  await send()
  expect(await dialog.findByText('This field is required')).toBeVisible()
  expect(payments()).toEqual([])
  await userEvent.type(dialog.getByLabelText('Reason for early release'), 'Agreed by contract')
  await send()
  await waitFor(() => expect(payments()[0]?.body).toMatchObject({ note: 'Agreed by contract' }))
})

test('retention that is due is paid out without a reason', async () => {
  const { dialog, send } = await pay('retention', /Release retention/, today())
  expect(dialog.queryByLabelText('Reason for early release')).toBeNull()
  await send()
  await waitFor(() => expect(payments()[0]?.body).toMatchObject({ kind: 'retention' }))
})
