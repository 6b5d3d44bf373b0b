import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/procurement/order-terms'
const RECORD = {
  id: 1,
  version: 3,
  kind: 'exclusion',
  name: 'Title of a test',
  nameAr: 'اسم للتجربة',
  text: 'Text of a test',
  textAr: 'اسم للتجربة',
  place: 5,
  standard: false,
  active: true,
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['purchase-orders.manage'],
    answers: { 'GET /api/order-terms': { body: [RECORD], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'Title of a test' })).toHaveAttribute(
    'href',
    `${PATH}/1`
  )
  expect(screen.getByRole('link', { name: /New order term/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/order-terms/1': { body: RECORD },
      'PATCH /api/order-terms/1': (body) => {
        expect(body).toMatchObject({ name: 'T-200' })
        return { body: { ...RECORD, name: 'T-200', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Title')
  await waitFor(() => expect(field).toHaveValue('Title of a test'))
  await userEvent.clear(field)
  await userEvent.type(field, 'T-200')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})

test('a record is deleted after a confirmation that names it', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    answers: {
      'GET /api/order-terms/1': { body: RECORD },
      'DELETE /api/order-terms/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete Title of a test?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})
