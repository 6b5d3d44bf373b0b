import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { changeLanguage } from '../../../providers/i18n'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { LandedCostButton } from './landed-cost'
import MovementShow from './show'

const TRANSFER = {
  id: 4,
  version: 1,
  number: 'SM-2026-0004',
  type: 'transfer',
  status: 'in_transit',
  movedOn: '2026-11-02',
  warehouseId: 1,
  warehouseName: 'Main store',
  toWarehouseName: 'Site store',
  projectName: null,
  approvalReasons: [],
  reason: null,
  handedTo: null,
  sourceNumber: null,
  reversalOfId: null,
  rejectionReason: null,
  createdByName: 'Salim',
  postedAt: null,
  receivedAt: null,
  value: '160.00',
  currency: 'SAR',
  lines: [
    {
      id: 9,
      position: 1,
      materialId: 2,
      materialCode: 'CEM-050',
      materialName: 'Cement',
      materialNameAr: 'إسمنت',
      unit: 'bag',
      baseUnit: 'bag',
      entered: '8',
      quantity: '8',
      unitCost: null,
      value: '160.00',
      batchNo: null,
      received: null,
      expected: null,
      moved: null,
      counted: null,
      tracking: 'none',
    },
  ],
  approval: null,
  can: { receive: true },
}

const at = { path: '/procurement/movements/:id', at: '/procurement/movements/4' }

test('a transfer that arrives short is received with the reason', async () => {
  renderResource(definition, {
    ...at,
    element: <MovementShow />,
    answers: {
      'GET /api/stock-movements/4': { body: TRANSFER },
      'POST /api/stock-movements/4/receive': (body) => {
        expect(body).toEqual({ lines: [{ lineId: 9, received: '6' }], reason: 'Two torn' })
        return { body: { ...TRANSFER, version: 2, status: 'posted', can: {} } }
      },
    },
  })
  const arrived = await screen.findByLabelText('Received CEM-050')
  const save = screen.getByRole('button', { name: 'Receive transfer' })
  await userEvent.clear(arrived)
  await userEvent.type(arrived, '6')
  expect((save as HTMLButtonElement).disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Reason for the shortage'), 'Two torn')
  await userEvent.click(save)
  await waitFor(() => expect(calls.some(({ url }) => url?.includes('/receive'))).toBe(true))
})

test('held goods of a transfer are shown as what they are', async () => {
  const line = { ...TRANSFER.lines[0], stockStatus: 'quarantine' }
  renderResource(definition, {
    ...at,
    element: <MovementShow />,
    answers: { 'GET /api/stock-movements/4': { body: { ...TRANSFER, lines: [line] } } },
  })
  const cell = (await screen.findByText('CEM-050')).closest('td')
  await waitFor(() => expect(cell).toHaveTextContent(/quarantine/i))
})

test('anyone who counts does not see what the books say', async () => {
  const line = { ...TRANSFER.lines[0], quantity: '0', expected: null }
  const count = {
    ...TRANSFER,
    type: 'count',
    status: 'counting',
    lines: [line],
    can: { count: true, submit: true },
  }
  renderResource(definition, {
    ...at,
    element: <MovementShow />,
    answers: { 'GET /api/stock-movements/4': { body: count } },
  })
  const counted = await screen.findByLabelText('Counted CEM-050')
  expect((counted as HTMLInputElement).value).toBe('')
  expect(screen.queryByText('Book quantity')).toBeNull()
})

test('a serial number that is not on the sheet is added as found', async () => {
  const line = { ...TRANSFER.lines[0], batchNo: 'S-1', tracking: 'serial' }
  const can = { count: true }
  const count = { ...TRANSFER, type: 'count', status: 'counting', lines: [line], can }
  const sent: unknown[] = []
  renderResource(definition, {
    ...at,
    element: <MovementShow />,
    answers: {
      'GET /api/stock-movements/4': { body: count },
      'POST /api/stock-movements/4/counts': (body) => {
        sent.push(body)
        return { body: { ...count, version: 2 } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add found number' }))
  await userEvent.type(screen.getByLabelText('Counted CEM-050 S-1'), '1')
  await userEvent.type(screen.getByLabelText('Batch or serial no.'), 'S-9')
  await userEvent.click(screen.getByRole('button', { name: 'Save counts' }))
  const found = [{ materialId: 2, batchNo: 'S-9', counted: '1' }]
  await waitFor(() => expect(sent).toEqual([{ lines: [{ lineId: 9, counted: '1' }], found }]))
})

test.each<['english' | 'arabic', string, string]>([
  ['english', 'Awaits approval by another person', 'A stated cost is far from'],
  ['arabic', 'بانتظار اعتماد شخص آخر', 'التكلفة المذكورة بعيدة'],
])('a movement says in %s why it waits for another person', async (language, title, reason) => {
  await changeLanguage(language)
  const waiting = { type: 'adjust', status: 'submitted', approvalReasons: ['costDiffers'], can: {} }
  renderResource(definition, {
    ...at,
    element: <MovementShow />,
    answers: { 'GET /api/stock-movements/4': { body: { ...TRANSFER, ...waiting } } },
  })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(new RegExp(reason))).toBeTruthy()
  await changeLanguage('english')
})

test('a charge of a bill becomes landed cost with all that is left of it', async () => {
  const bodies: unknown[] = []
  const charge = {
    id: 31,
    kind: 'insurance',
    description: null,
    billNumber: 'INV-7',
    left: '30.00',
  }
  renderResource(definition, {
    ...at,
    abilities: ['stock.manage'],
    element: (
      <LandedCostButton
        movements={[{ id: 4, type: 'receive', status: 'posted', reversalOfId: null }]}
      />
    ),
    answers: {
      'GET /api/landed-costs/charges': { body: [charge] },
      'POST /api/landed-costs': (body) => {
        bodies.push(body)
        return { status: 201, body: TRANSFER }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Add landed cost/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByLabelText('Charges of bills'))
  await userEvent.click(await screen.findByText('INV-7 · 30.00 SAR'))
  await userEvent.click(dialog.getByRole('button', { name: /Save/ }))
  const charges = [{ kind: 'other', description: null, billChargeId: 31, amount: '30.00' }]
  await waitFor(() => expect(bodies).toMatchObject([{ movementIds: [4], charges }]))
})
