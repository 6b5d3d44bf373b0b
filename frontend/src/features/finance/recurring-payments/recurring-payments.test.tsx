import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/finance/recurring-payments'
const RECORD = {
  id: 1,
  version: 3,
  name: 'Name of a test',
  nameAr: 'اسم للتجربة',
  kind: 'rent',
  payee: 'Payee of a test',
  currency: 'SAR',
  amount: '1250.00',
  every: 5,
  unit: 'month',
  firstOn: '2026-01-15',
  lastOn: '2027-01-15',
  nextOn: '2026-06-15',
  instalments: 5,
  bankAccountId: null,
  active: true,
  note: 'Note of a test',
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['recurring-payments.manage'],
    answers: {
      'GET /api/recurring-payments': { body: [RECORD], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'Name of a test' })).toHaveAttribute(
    'href',
    `${PATH}/1`
  )
  expect(screen.getByRole('link', { name: /New recurring payment/ })).toBeVisible()
  expect(screen.getByText('Every 5 months')).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/recurring-payments/1': { body: RECORD },
      'PATCH /api/recurring-payments/1': (body) => {
        expect(body).toMatchObject({ name: 'T-200' })
        return { body: { ...RECORD, name: 'T-200', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Name')
  await waitFor(() => expect(field).toHaveValue('Name of a test'))
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
      'GET /api/recurring-payments/1': { body: RECORD },
      'DELETE /api/recurring-payments/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete Name of a test?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})
