import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/engineering/tenders'
const RECORD = {
  id: 1,
  version: 3,
  reference: 'Tender no. of a test',
  title: 'Title of a test',
  clientId: null,
  status: 'open',
  closingOn: '2026-01-15',
  closingTime: '14:00',
  siteVisitOn: '2026-01-15',
  bondKind: 'bank_guarantee',
  bondAmount: '1250.00',
  bondExpiresOn: '2026-01-15',
  quotationId: null,
  clarifications: [
    { askedOn: '2026-01-05', question: 'Which glass?', answeredOn: null, answer: null },
  ],
  addenda: [{ name: 'Addendum 1', receivedOn: '2026-01-06', note: null }],
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['quotations.manage'],
    answers: { 'GET /api/tenders': { body: [RECORD], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'Tender no. of a test' })).toHaveAttribute(
    'href',
    `${PATH}/1`
  )
  expect(screen.getByRole('link', { name: /New tender/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/tenders/1': { body: RECORD },
      'PATCH /api/tenders/1': (body) => {
        expect(body).toMatchObject({ reference: 'T-200' })
        return { body: { ...RECORD, reference: 'T-200', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Tender no.')
  await waitFor(() => expect(field).toHaveValue('Tender no. of a test'))
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
      'GET /api/tenders/1': { body: RECORD },
      'DELETE /api/tenders/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete Tender no. of a test?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})

test('an open tender shows what is left in hours, or that it is overdue; a decided one nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-14T22:00:00Z') })
  const other = (id: number, more: object) => ({ ...RECORD, id, reference: `T-${id}`, ...more })
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    answers: {
      'GET /api/tenders': listOf(
        RECORD,
        other(2, { closingOn: '2026-01-14', closingTime: '23:30' }),
        other(3, { status: 'submitted' })
      ),
    },
  })
  // one in the morning of the 15th in Riyadh
  expect(await screen.findByText('13 hours left')).toBeVisible()
  expect(screen.getByText('Overdue by 1 hour 30 minutes')).toBeVisible()
  expect(screen.getAllByText(/ left|Overdue/)).toHaveLength(2)
  vi.useRealTimers()
})
