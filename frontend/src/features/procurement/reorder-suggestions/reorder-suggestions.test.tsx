import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ReorderSuggestions from './list'

const PATH = '/procurement/reorder-suggestions'
const short = (id: number, code: string, vendor: [number, string] | null, warehouseId = 3) => ({
  id,
  materialCode: code,
  materialName: `Material ${code}`,
  materialNameAr: null,
  warehouseId,
  warehouseName: `Warehouse ${warehouseId}`,
  warehouseNameAr: null,
  unit: 'bag',
  onHand: '2',
  inTransit: '0',
  onOrder: '0',
  reorderLevel: '10',
  suggested: '50',
  lastPrice: '18.50',
  vendorId: vendor?.[0] ?? null,
  vendorName: vendor?.[1] ?? null,
})
const NAJD: [number, string] = [8, 'Najd Glass']
const GULF: [number, string] = [9, 'Gulf Steel']
const ROWS = [short(1, 'A', GULF), short(2, 'B', NAJD), short(3, 'C', NAJD), short(4, 'D', null, 6)]

const page = (
  abilities: string[],
  rows: object[],
  answer: object = { status: 201, body: { id: 77 } }
) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <ReorderSuggestions />,
    abilities,
    answers: {
      'GET /api/reorder-suggestions': listOf(...rows),
      'POST /api/reorder-suggestions': answer,
    },
  })

test('who may not order sees each warehouse with what it is short of, and no more', async () => {
  page([], ROWS)
  const other = within((await screen.findByText('Warehouse 6')).closest('.ant-card') as HTMLElement)
  expect(other.getAllByRole('row')).toHaveLength(2)
  expect(other.getByText('–')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Create draft order/ })).toBeNull()
})

test('what was chosen becomes a draft to the vendor that most of it was bought from', async () => {
  page(['purchase-orders.manage'], ROWS)
  const card = within((await screen.findByText('Warehouse 3')).closest('.ant-card') as HTMLElement)
  const draft = await card.findByRole('button', { name: /Create draft order/ })
  expect(draft).toBeDisabled()
  for (const code of ['A', 'B', 'C'])
    await userEvent.click(card.getByRole('checkbox', { name: `${code} Material ${code}` }))
  const quantity = card.getByLabelText('Order quantity B')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '٧٥')
  await userEvent.click(draft)
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/procurement/purchase-orders/77/edit')
  )
  expect(sentTo('POST', '/api/reorder-suggestions')[0]!.body).toEqual({
    vendorId: 8,
    warehouseId: 3,
    lines: [
      { levelId: 1, quantity: '50' },
      { levelId: 2, quantity: '75' },
      { levelId: 3, quantity: '50' },
    ],
  })
})

test('what was bought from no one yet needs a vendor first', async () => {
  page(['purchase-orders.manage'], [ROWS[3]!])
  await userEvent.click(await screen.findByRole('checkbox', { name: 'D Material D' }))
  expect(screen.getByRole('button', { name: /Create draft order/ })).toBeDisabled()
})

test('nothing short is shown in words', async () => {
  page([], [])
  expect(await screen.findByText('Nothing to reorder')).toBeVisible()
})
