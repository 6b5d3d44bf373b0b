import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/procurement/price-lists'
const RECORD = {
  id: 1,
  version: 3,
  name: 'Cement 2026',
  vendorId: 9,
  vendorName: 'Najd Cement',
  currency: 'SAR',
  validFromOn: '2026-01-01',
  validToOn: '2026-12-31',
  lines: [
    {
      ...{ materialId: 4, materialCode: 'CEM-50', materialName: 'Cement 50 kg', unit: 'bag' },
      ...{ price: '16.5', minQuantity: '100' },
    },
  ],
  can: { update: true, delete: true },
}

test('the list offers a new one and an import to those who buy', async () => {
  const { lines: _, ...row } = RECORD
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['purchase-orders.manage'],
    answers: { 'GET /api/price-lists': listOf(row) },
  })
  expect(await screen.findByRole('link', { name: 'Cement 2026' })).toHaveAttribute(
    'href',
    `${PATH}/1`
  )
  expect(screen.getByRole('link', { name: /Import/ })).toHaveAttribute('href', `${PATH}/import`)
  expect(screen.queryByRole('columnheader', { name: 'Prices' })).toBeNull()
})

test('its page shows what each material costs', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    answers: { 'GET /api/price-lists/1': { body: RECORD } },
  })
  const row = within((await screen.findByText('CEM-50')).closest('tr')!)
  expect(row.getByText('16.50')).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/price-lists/1': { body: RECORD },
      'GET /api/vendors/lookup': { body: [{ id: 9, label: 'Najd Cement' }] },
      'GET /api/materials/lookup': { body: [{ id: 4, label: 'CEM-50 · Cement 50 kg' }] },
      'PATCH /api/price-lists/1': { body: RECORD },
    },
  })
  const field = await screen.findByLabelText('Name')
  await waitFor(() => expect(field).toHaveValue('Cement 2026'))
  await userEvent.type(field, ' B')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sentTo('PATCH', '/api/price-lists/1')).toHaveLength(1))
  const [sent] = sentTo('PATCH', '/api/price-lists/1')
  expect(sent!.ifMatch).toBe('"3"')
  expect(sent!.body).toMatchObject({ name: 'Cement 2026 B' })
})
