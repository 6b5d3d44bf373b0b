import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import StockLevelList from './list'
import StockLevelShow from './show'

const PATH = '/procurement/inventory'
const LEVEL = {
  id: 7,
  version: 2,
  materialId: 12,
  materialCode: 'CEM-42',
  materialName: 'Cement',
  materialNameAr: null,
  warehouseName: 'Main yard',
  warehouseNameAr: null,
  category: 'cement',
  unit: 'bag',
  onHand: '4',
  inTransit: '20',
  reorderLevel: '10',
  reorderQuantity: '50',
  averageCost: '18.5000',
  value: '74.00',
  currency: 'SAR',
  bin: 'A1',
  belowReorder: true,
  can: { update: true },
}
const entry = (id: number, place = 'store') => ({
  id,
  movementId: 400 + id,
  number: `MV-${id}`,
  type: 'receive',
  place,
  postedOn: '2026-01-05',
  projectName: null,
  batchNo: null,
  quantity: '-2',
  value: '-37.00',
  balance: '4',
  balanceValue: '74.00',
})

const show = (level: object, answers = {}) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/7`,
    element: <StockLevelShow />,
    answers: { 'GET /api/stock-levels/7': { body: level }, ...answers },
  })

test('the list marks what is low; who may not move stock is not offered it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <StockLevelList />,
    answers: {
      'GET /api/stock-levels': listOf(LEVEL, {
        ...LEVEL,
        id: 8,
        materialCode: 'SAND',
        belowReorder: false,
      }),
    },
  })
  const low = within((await screen.findByText('CEM-42')).closest('tr')!)
  expect(low.getByText('Low stock')).toBeVisible()
  expect(low.getByRole('link', { name: 'CEM-42' })).toHaveAttribute('href', `${PATH}/7`)
  expect(within(screen.getByText('SAND').closest('tr')!).queryByText('Low stock')).toBeNull()
  expect(screen.queryByRole('button', { name: /Scan/ })).toBeNull()
})

test('the ledger tells what is on its way and turns to older entries', async () => {
  const first = Array.from({ length: 50 }, (_, i) => entry(100 - i, i === 0 ? 'transit' : 'store'))
  show(LEVEL, { 'GET /api/stock-levels/7/ledger': listOf(...first) })
  expect((await screen.findByText('MV-100')).closest('a')).toHaveAttribute(
    'href',
    '/procurement/movements/500'
  )
  expect(screen.getByText('In transit', { selector: '.ant-tag' })).toBeVisible()
  const newer = screen.getByText('Newer').closest('button')
  expect(newer).toBeDisabled()
  await userEvent.click(screen.getByText('Older'))
  await waitFor(() =>
    expect(calls.map(({ url }) => url)).toContain('/api/stock-levels/7/ledger?before=51')
  )
  expect(newer).toBeEnabled()
})

test('reorder settings are changed by who may, an empty bin is none', async () => {
  show(LEVEL, { 'PATCH /api/stock-levels/7': { body: { ...LEVEL, version: 3 } } })
  await userEvent.click(await screen.findByRole('button', { name: /Reorder settings/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText('Bin'))
  await userEvent.clear(dialog.getByLabelText('Reorder level'))
  await userEvent.type(dialog.getByLabelText('Reorder level'), '25')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentTo('PATCH', '/api/stock-levels/7')).toEqual([
      { body: { reorderLevel: '25', reorderQuantity: '50', bin: null }, ifMatch: '"2"' },
    ])
  )
})

test('who may not change them is not offered them', async () => {
  show({ ...LEVEL, can: { update: false } })
  expect(await screen.findByRole('link', { name: 'Open material' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Reorder settings/ })).toBeNull()
})
