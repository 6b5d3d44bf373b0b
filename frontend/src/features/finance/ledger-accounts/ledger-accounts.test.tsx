import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/finance/ledger-accounts'
const RECORD = {
  id: 1,
  version: 3,
  code: '9990',
  name: 'Name of a test',
  nameAr: 'اسم للتجربة',
  type: 'current_asset',
  active: true,
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['ledger-accounts.manage'],
    answers: { 'GET /api/ledger-accounts': { body: [RECORD], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: '9990' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New ledger account/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/ledger-accounts/1': { body: RECORD },
      'PATCH /api/ledger-accounts/1': (body) => {
        expect(body).toMatchObject({ code: 'T-200' })
        return { body: { ...RECORD, code: 'T-200', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(field).toHaveValue('9990'))
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
      'GET /api/ledger-accounts/1': { body: RECORD },
      'DELETE /api/ledger-accounts/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete 9990?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})
