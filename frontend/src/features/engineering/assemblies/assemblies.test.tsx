import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/engineering/assemblies'
const RECORD = {
  id: 1,
  version: 3,
  code: 'T-100',
  name: 'Name of a test',
  nameAr: 'اسم للتجربة',
  active: true,
  parameters: [],
  components: [
    { rateId: null, description: 'Glass', descriptionAr: null, quantity: 'area * 1.05' },
  ],
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['quotations.manage'],
    answers: { 'GET /api/assemblies': { body: [RECORD], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'T-100' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New assembly/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/assemblies/1': { body: RECORD },
      'PATCH /api/assemblies/1': (body) => {
        expect(body).toMatchObject({ code: 'T-200' })
        return { body: { ...RECORD, code: 'T-200', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(field).toHaveValue('T-100'))
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
      'GET /api/assemblies/1': { body: RECORD },
      'DELETE /api/assemblies/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete T-100?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})
