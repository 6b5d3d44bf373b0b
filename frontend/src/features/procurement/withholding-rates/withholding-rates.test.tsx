import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List } from './pages'

const PATH = '/finance/withholding-rates'
const RECORD = {
  ...{ id: 1, version: 3, kindId: 4, kindName: 'Technical', rate: '5', source: 'Law' },
  effectiveOn: '2004-07-30',
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['withholding.configure'],
    answers: {
      'GET /api/withholding-rates': { body: [RECORD], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: /2004/ })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New rate/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/withholding-rates/1': { body: RECORD },
      'GET /api/withholding-kinds/lookup': { body: [{ id: 4, label: 'Technical', rate: '5' }] },
      'GET /api/vendors/lookup': { body: [{ id: 9, label: 'Rhein' }] },
      'PATCH /api/withholding-rates/1': { body: { ...RECORD, version: 4 } },
    },
  })
  const field = await screen.findByLabelText('Source')
  await waitFor(() => expect(field).toHaveValue('Law'))
  await userEvent.clear(field)
  await userEvent.type(field, 'By-law')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})
