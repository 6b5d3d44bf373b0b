import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List } from './pages'

const PATH = '/hr/nationality-goals'
const RECORD = {
  ...{ id: 1, version: 3, nationality: 'Saudi Arabia', departmentId: 4, departmentName: 'Sites' },
  ...{ percent: 10, can: { update: true, delete: true } },
}

test('the list names the department and its goal', async () => {
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <List /> },
    abilities: ['employees.private', 'employees.manage'],
    answers: {
      'GET /api/nationality-goals': { body: [RECORD], headers: { 'x-total-count': '1' } },
    },
  })
  const row = (await screen.findByRole('link', { name: 'Saudi Arabia' })).closest('tr')!
  expect(row).toHaveTextContent('Sites')
  expect(row).toHaveTextContent('10')
  expect(screen.getByRole('link', { name: /New nationality goal/ })).toBeVisible()
})

test('a goal is saved on the version that was read', async () => {
  renderResource(definition, {
    ...{ path: `${PATH}/:id/edit`, at: `${PATH}/1/edit`, element: <Edit /> },
    answers: {
      'GET /api/nationality-goals/1': { body: RECORD },
      'PATCH /api/nationality-goals/1': (body) => {
        expect(body).toMatchObject({ percent: 15 })
        return { body: { ...RECORD, percent: 15, version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Goal (%)')
  await waitFor(() => expect(field).toHaveValue('10'))
  await userEvent.clear(field)
  await userEvent.type(field, '15')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})
