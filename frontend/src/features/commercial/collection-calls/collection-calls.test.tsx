import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import CollectionCallList from './list'

const PATH = '/commercial/collection-calls'
const score = { kept: 1, late: 0, broken: 3, pending: 0, percent: 25 }
const due = (more: object) => ({
  clientId: 5,
  clientName: 'Falcon',
  phone: '+966500000001',
  amount: '900.00',
  oldestDays: 12,
  reasons: ['broken_promise', 'letter_due', 'overdue'],
  level: 2,
  score,
  lastCall: { calledOn: '2026-02-01', result: 'no_answer', note: 'Try again' },
  ...more,
})
const page = (mayRecord: boolean) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <CollectionCallList />,
    answers: {
      'GET /api/collection-calls/due': {
        body: {
          on: '2026-02-03',
          currency: 'SAR',
          count: 1,
          rows: [due(mayRecord ? {} : { phone: null })],
          can: { record: mayRecord },
        },
      },
      'GET /api/invoices': {
        body: [{ id: 31, number: 'INV-31', currency: 'SAR', balance: '900.00' }],
        headers: { 'x-total-count': '1' },
      },
      'POST /api/collection-calls': { status: 201, body: {} },
    },
  })

test('says whom to call and why, the most pressing reason first, with the phone', async () => {
  page(true)
  const row = (await screen.findByText('Falcon')).closest('tr')!
  const reasons = [...row.querySelectorAll('.ant-tag')].map(({ textContent }) => textContent)
  expect(reasons.slice(0, 3)).toEqual(['Promise broken', 'Second reminder', '12 days late'])
  expect(within(row).getByRole('link', { name: '+966500000001' })).toHaveAttribute(
    'href',
    'tel:+966500000001'
  )
  expect(row).toHaveTextContent('25%')
  expect(row).toHaveTextContent('Try again')
})

test('a call is recorded with what was promised in it', async () => {
  page(true)
  await userEvent.click(await screen.findByRole('button', { name: /Record call/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByLabelText('Result'))
  await userEvent.click(await screen.findByTitle('Promised'))
  await userEvent.click(await dialog.findByLabelText('Invoice'))
  await userEvent.click(await screen.findByTitle('INV-31'))
  expect(dialog.getByLabelText('Promised amount')).toHaveValue('900.00')
  await userEvent.type(dialog.getByLabelText('Promised by day'), '2030-01-05{enter}')
  await userEvent.type(dialog.getByLabelText('Spoke to'), 'Saad')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')
    expect(JSON.parse(String(sent?.data))).toMatchObject({
      clientId: 5,
      result: 'promised',
      spokeTo: 'Saad',
      promise: { invoiceId: 31, amount: '900.00' },
    })
  })
})

test('who only reads records nothing', async () => {
  page(false)
  expect(await screen.findByText('Falcon')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Record call/ })).toBeNull()
})
