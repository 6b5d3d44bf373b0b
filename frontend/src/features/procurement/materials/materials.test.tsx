import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choice, listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import MaterialEdit from './edit'
import MaterialList from './list'
import MaterialShow from './show'

const PATH = '/procurement/materials'

const CEMENT = {
  id: 12,
  version: 2,
  code: 'CEM-42',
  name: 'Cement 42.5',
  nameAr: 'أسمنت ٤٢٫٥',
  category: 'cement',
  kind: 'stock',
  unit: 'bag',
  tracking: 'none',
  valuation: 'moving_average',
  lastPrice: '18.50',
  shelfLifeDays: 90,
  units: [{ unit: 'pallet', factor: '40' }],
  barcode: null,
  active: true,
  can: { update: true, delete: true },
}
const LISTS = {
  'GET /api/lists': {
    body: {
      'material-categories': [choice('cement', 'Cement and lime')],
      'purchase-units': [choice('bag', 'Bag'), choice('pallet', 'Pallet')],
    },
  },
}
const shown = (material: object, abilities: string[], query = '') =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/12${query}`,
    element: <MaterialShow />,
    abilities,
    answers: {
      ...LISTS,
      'GET /api/materials/12': { body: material },
      'GET /api/stock-levels': listOf({
        id: 7,
        warehouseName: 'Main yard',
        warehouseNameAr: null,
        onHand: '120',
        inTransit: '0',
        unit: 'bag',
        value: '2220.00',
        currency: 'SAR',
      }),
      'DELETE /api/materials/12': { status: 204 },
    },
  })

test('the list shows names of the lists, prices and what is no longer used', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <MaterialList />,
    answers: { ...LISTS, 'GET /api/materials': listOf({ ...CEMENT, active: false }) },
  })
  const row = within((await screen.findByText('CEM-42')).closest('tr')!)
  expect(await row.findByText('Cement and lime')).toBeVisible()
  expect(row.getByText('SAR 18.50')).toBeVisible()
  expect(row.getByText('Inactive')).toBeVisible()
  expect(screen.queryByRole('link', { name: /New material/ })).toBeNull()
})

test('a movement of it begins on its page, at the warehouse of the label that was scanned', async () => {
  shown(CEMENT, ['stock.manage'], '?store=3')
  expect(await screen.findByRole('link', { name: 'Issue' })).toHaveAttribute(
    'href',
    '/procurement/movements/new?type=issue&material=12&store=3'
  )
  expect(await screen.findByText('pallet = 40 bag')).toBeVisible()
})

test('nothing is moved of a service', async () => {
  shown({ ...CEMENT, kind: 'service' }, ['stock.manage'])
  expect(await screen.findByText('pallet = 40 bag')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Issue' })).toBeNull()
})

test('who may only look is offered nothing else', async () => {
  shown({ ...CEMENT, can: {} }, [])
  expect(await screen.findByText('pallet = 40 bag')).toBeVisible()
  for (const name of [/Issue/, /Edit/]) expect(screen.queryByRole('link', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
})

test('its stock is reported by warehouse', async () => {
  shown(CEMENT, [], '?tab=stock')
  expect(await screen.findByRole('link', { name: 'Main yard' })).toHaveAttribute(
    'href',
    '/procurement/inventory/7'
  )
  expect(screen.getByText('SAR 2,220.00')).toBeVisible()
})

test('deleting names the material and the version that was seen', async () => {
  shown(CEMENT, [])
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Delete material CEM-42?')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: /Delete/ }))
  await waitFor(() => expect(sentTo('DELETE', '/api/materials/12')[0]?.ifMatch).toBe('"2"'))
})

test('shelf life is sent as a number, other units without their keys', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/12/edit`,
    element: <MaterialEdit />,
    answers: {
      ...LISTS,
      'GET /api/materials/12': { body: CEMENT },
      'PATCH /api/materials/12': { body: { ...CEMENT, version: 3 } },
    },
  })
  const days = await screen.findByLabelText('Shelf life (days)')
  await userEvent.clear(days)
  await userEvent.type(days, '١٢٠')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sentTo('PATCH', '/api/materials/12')).toHaveLength(1))
  expect(sentTo('PATCH', '/api/materials/12')[0]!.body).toMatchObject({
    shelfLifeDays: 120,
    units: [{ unit: 'pallet', factor: '40' }],
  })
})
