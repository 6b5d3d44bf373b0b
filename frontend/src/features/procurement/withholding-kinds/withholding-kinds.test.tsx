import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List } from './pages'

const PATH = '/finance/withholding-kinds'
const RECORD = {
  ...{
    id: 1,
    version: 3,
    code: 'rent',
    name: 'Rent',
    nameAr: 'الإيجارات',
    active: true,
    rate: '5',
  },
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['withholding.configure'],
    answers: {
      'GET /api/withholding-kinds': { body: [RECORD], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'Rent' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New kind/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/withholding-kinds/1': { body: RECORD },
      'GET /api/withholding-kinds/lookup': { body: [{ id: 4, label: 'Technical', rate: '5' }] },
      'GET /api/vendors/lookup': { body: [{ id: 9, label: 'Rhein' }] },
      'PATCH /api/withholding-kinds/1': { body: { ...RECORD, version: 4 } },
    },
  })
  const field = await screen.findByLabelText('Name')
  await waitFor(() => expect(field).toHaveValue('Rent'))
  await userEvent.clear(field)
  await userEvent.type(field, 'Leases')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})
