import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/finance/exchange-rates'
const RECORD = {
  id: 1,
  version: 3,
  currency: 'EUR',
  effectiveOn: '2026-01-15',
  rate: '12.5',
  source: 'Source of a test',
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['exchange-rates.manage'],
    answers: { 'GET /api/exchange-rates': { body: [RECORD], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'EUR' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New exchange rate/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/exchange-rates/1': { body: RECORD },
      'PATCH /api/exchange-rates/1': (body) => {
        expect(body).toMatchObject({ rate: '12.75' })
        return { body: { ...RECORD, rate: '12.75', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Riyals for one unit')
  await waitFor(() => expect(field).toHaveValue('12.5'))
  await userEvent.clear(field)
  await userEvent.type(field, '12.75')
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
      'GET /api/exchange-rates/1': { body: RECORD },
      'DELETE /api/exchange-rates/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete EUR?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})
