import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import WarehouseCreate from './create'
import WarehouseEdit from './edit'
import WarehouseList from './list'

const PATH = '/procurement/warehouses'

const MAIN = {
  id: 3,
  version: 4,
  code: 'WH-01',
  name: 'Main yard',
  nameAr: 'الساحة الرئيسية',
  location: 'Riyadh',
  projectId: null,
  bins: ['A1', 'A2'],
  active: true,
  can: { update: true },
}

test('the list leads to the form for who may change, and to what lies in the bins', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <WarehouseList />,
    answers: {
      'GET /api/warehouses': listOf(MAIN, {
        ...MAIN,
        id: 4,
        code: 'WH-02',
        bins: ['B1'],
        active: false,
        can: { update: false },
      }),
    },
  })
  expect(await screen.findByRole('link', { name: 'WH-01' })).toHaveAttribute(
    'href',
    `${PATH}/3/edit`
  )
  expect(screen.queryByRole('link', { name: 'WH-02' })).toBeNull()
  const closed = within(screen.getByText('WH-02').closest('tr')!)
  expect(closed.getByText('Closed')).toBeVisible()
  expect(closed.getByRole('link', { name: '1 bin' })).toHaveAttribute(
    'href',
    '/procurement/inventory?warehouseId=4'
  )
  expect(screen.queryByRole('link', { name: /New warehouse/ })).toBeNull()
})

test('bins are typed one after the other; code and name are needed', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <WarehouseCreate />,
    answers: { 'POST /api/warehouses': { status: 201, body: MAIN } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Save/ }))
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2))
  expect(sentTo('POST', '/api/warehouses')).toEqual([])
  await userEvent.type(screen.getByLabelText('Code'), 'WH-٠٩')
  await userEvent.type(screen.getByLabelText('Name'), 'Site store')
  await userEvent.type(screen.getByLabelText('Bins'), 'A1,A2،A3{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(PATH))
  expect(sentTo('POST', '/api/warehouses')[0]!.body).toMatchObject({
    code: 'WH-09',
    name: 'Site store',
    bins: ['A1', 'A2', 'A3'],
    active: true,
  })
})

test('a change names the version it was made from; what is refused stands at its field', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/3/edit`,
    element: <WarehouseEdit />,
    answers: {
      'GET /api/warehouses/3': { body: MAIN },
      'PATCH /api/warehouses/3': {
        status: 422,
        body: { message: 'Check the fields', errors: { active: ['Goods are still in it'] } },
      },
    },
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('Goods are still in it')).toBeVisible()
  const [change] = sentTo('PATCH', '/api/warehouses/3')
  expect(change!.ifMatch).toBe('"4"')
  expect(change!.body).toMatchObject({ active: false })
})
