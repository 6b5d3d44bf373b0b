import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { useRecordAction } from '../../../kit/show/use-record-action'
import definition from '../purchase-orders/index'
import { PURCHASE_ORDERS } from '../purchase-orders/purchase-order'
import { ReceiveDrawer } from './receive-drawer'
import { ReceiptsTab } from './receipts-tab'

const line = (id: number, description: string, outstanding: string) => ({
  id,
  description,
  descriptionAr: null,
  materialId: null,
  unit: 'bag',
  quantity: '100',
  accepted: '0',
  outstanding,
})
const ORDER = {
  id: 5,
  version: 8,
  number: 'PO-5',
  warehouseId: 3,
  lines: [line(51, 'Cement', '40'), line(52, 'Sand', '0'), line(53, 'Gravel', '12.5')],
}
const RECEIPT = {
  id: 9,
  number: 'GR-9',
  status: 'posted',
  receivedOn: '2026-01-05',
  deliveryNoteNo: 'DN-77',
  movementId: null,
  photos: ['/api/files/1/content'],
  lines: [
    { orderLineId: 51, accepted: '30', waiting: '8', rejected: '2', rejectionReason: 'torn bags' },
    { orderLineId: 53, accepted: '1', rejected: '0', rejectionReason: null },
  ],
  can: { reverse: true, addPhoto: false },
}

function Deliveries({ mayReceive }: { mayReceive: boolean }) {
  return (
    <ReceiptsTab order={ORDER} mayReceive={mayReceive} action={useRecordAction(PURCHASE_ORDERS)} />
  )
}

const deliveries = (mayReceive: boolean, ...receipts: object[]) =>
  renderResource(definition, {
    path: '/order',
    at: '/order',
    element: <Deliveries mayReceive={mayReceive} />,
    answers: {
      'GET /api/purchase-orders/5/receipts': listOf(...receipts),
      'POST /api/purchase-orders/5/receipts/9/reverse': { body: {} },
    },
  })

function receive(answer: object) {
  const received = vi.fn()
  renderResource(definition, {
    path: '/order',
    at: '/order',
    element: <ReceiveDrawer open order={ORDER} onClose={() => undefined} onReceived={received} />,
    answers: { 'POST /api/purchase-orders/5/receipts': answer },
  })
  return received
}

test('serial numbers are pasted as they stand, ranges too', async () => {
  const bodies: { lines: { numbers: string[] }[] }[] = []
  renderResource(definition, {
    path: '/order',
    at: '/order',
    element: <ReceiveDrawer open order={ORDER} onClose={() => null} onReceived={() => null} />,
    answers: {
      'POST /api/purchase-orders/5/receipts': (body) => {
        bodies.push(body as (typeof bodies)[number])
        return { status: 201, body: {} }
      },
    },
  })
  await userEvent.click(await screen.findByLabelText('Batch or serial numbers Cement'))
  await userEvent.paste('SN-001..SN-039\nX7')
  await userEvent.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]?.lines[0]?.numbers).toEqual(['SN-001..SN-039', 'X7'])
})

test('only what came is sent: what is outstanding unless counted otherwise', async () => {
  const received = receive({ status: 201, body: {} })
  const accepted = await screen.findByLabelText('Accepted Cement')
  expect(accepted).toHaveValue('40')
  await userEvent.clear(accepted)
  await userEvent.type(accepted, '٣٨')
  expect(screen.queryByLabelText('Reason Cement')).toBeNull()
  await userEvent.type(screen.getByLabelText('Rejected Cement'), '2')
  await userEvent.type(screen.getByLabelText('Reason Cement'), ' torn bags ')
  await userEvent.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(received).toHaveBeenCalledOnce())
  const [{ body, ifMatch }] = sentTo('POST', '/api/purchase-orders/5/receipts') as [
    { body: { lines: object[] }; ifMatch: unknown },
  ]
  expect(ifMatch).toBe('"8"')
  expect(body).toMatchObject({ warehouseId: 3 })
  expect(body.lines).toEqual([
    { lineId: 51, accepted: '38', rejected: '2', rejectionReason: 'torn bags' },
    { lineId: 53, accepted: '12.5' },
  ])
})

test('a part that has to be inspected is sent as such; an empty cell leaves it to the material', async () => {
  const received = receive({ status: 201, body: {} })
  await userEvent.clear(await screen.findByLabelText('Accepted Cement'))
  await userEvent.type(screen.getByLabelText('Accepted Cement'), '30')
  await userEvent.type(screen.getByLabelText('To quarantine Cement'), '10')
  await userEvent.type(screen.getByLabelText('To quarantine Gravel'), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(received).toHaveBeenCalledOnce())
  const [{ body }] = sentTo('POST', '/api/purchase-orders/5/receipts') as [
    { body: { lines: object[] }; ifMatch: unknown },
  ]
  expect(body.lines).toEqual([
    { lineId: 51, accepted: '30', quarantined: '10' },
    { lineId: 53, accepted: '12.5', quarantined: '0' },
  ])
})

test('what the server refuses is reported with the name of its line', async () => {
  const received = receive({
    status: 422,
    body: { message: 'Check the fields', errors: { 'lines.1.accepted': ['More than ordered'] } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Receive' }))
  expect(await screen.findByText('Gravel: More than ordered')).toBeVisible()
  expect(received).not.toHaveBeenCalled()
})

test('a delivery tells what was rejected and why; only who may takes it back, with a reason', async () => {
  deliveries(false, RECEIPT)
  expect(await screen.findByText('GR-9')).toBeVisible()
  expect(screen.getByText('Cement').closest('li')).toHaveTextContent('Rejected 2 · torn bags')
  expect(screen.getByText('Cement').closest('li')).toHaveTextContent('Awaiting inspection 8')
  expect(screen.getByText('Gravel').closest('li')).not.toHaveTextContent('Awaiting inspection')
  expect(screen.getByText('Gravel').closest('li')).not.toHaveTextContent('Rejected')
  expect(screen.getByAltText('Photo 1 of GR-9')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Receive goods/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Reverse/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Reason'), 'Counted twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/purchase-orders/5/receipts/9/reverse')).toEqual([
      { body: { reason: 'Counted twice' }, ifMatch: '"8"' },
    ])
  )
})

test('an order without deliveries says so, and offers the first one', async () => {
  deliveries(true)
  expect(await screen.findByText('No goods receipts yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Receive goods/ }))
  expect(await screen.findByText('Receive goods on PO-5')).toBeVisible()
})
