import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List } from './pages'

const PATH = '/finance/withholding-treaties'
const RECORD = {
  ...{ id: 1, version: 3, kindId: 4, kindName: 'Technical', vendorId: 9, vendorName: 'Rhein' },
  ...{ rate: '0', certificate: 'DE-1', fromOn: '2026-01-01', toOn: '2026-12-31' },
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['withholding.configure'],
    answers: {
      'GET /api/withholding-treaties': { body: [RECORD], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'DE-1' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New treaty rate/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/withholding-treaties/1': { body: RECORD },
      'GET /api/withholding-kinds/lookup': { body: [{ id: 4, label: 'Technical', rate: '5' }] },
      'GET /api/vendors/lookup': { body: [{ id: 9, label: 'Rhein' }] },
      'PATCH /api/withholding-treaties/1': { body: { ...RECORD, version: 4 } },
    },
  })
  const field = await screen.findByLabelText('Certificate')
  await waitFor(() => expect(field).toHaveValue('DE-1'))
  await userEvent.clear(field)
  await userEvent.type(field, 'DE-2')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})
