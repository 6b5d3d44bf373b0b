import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { narrowScreen } from '../../../test/narrow'
import AgeingPage from './ageing-page'

const PATH = '/commercial/ageing'
const amounts = (change = {}) => ({
  notDue: '0.00',
  d0to30: '0.00',
  d31to60: '0.00',
  d61to90: '0.00',
  over90: '0.00',
  unallocated: '0.00',
  outstanding: '0.00',
  retention: '0.00',
  ...change,
})
const REPORT = {
  on: '2026-02-01',
  currency: 'SAR',
  rows: [
    { clientId: 5, clientName: 'Falcon', ...amounts({ over90: '900.00', outstanding: '900.00' }) },
    {
      clientId: null,
      clientName: 'Walk-in',
      ...amounts({ notDue: '100.00', outstanding: '100.00' }),
    },
  ],
  totals: amounts({ notDue: '100.00', over90: '900.00', outstanding: '1000.00' }),
}
const DOCUMENTS = [
  {
    kind: 'invoice',
    id: 31,
    number: 'INV-31',
    issuedOn: '2025-09-01',
    dueOn: '2025-10-01',
    bucket: 'over90',
    open: '950.00',
  },
  {
    kind: 'receipt',
    id: 8,
    number: 'RC-8',
    issuedOn: '2026-01-02',
    dueOn: null,
    bucket: 'unallocated',
    open: '-50.00',
  },
]

const page = (abilities: string[], report: object = REPORT) =>
  renderPage({
    path: PATH,
    at: `${PATH}?asOf=2026-02-01&currency=SAR`,
    element: <AgeingPage />,
    abilities,
    answers: { 'GET /api/ageing': { body: report }, 'GET /api/ageing/5': { body: DOCUMENTS } },
  })

test('a client leads to the account in the directory, or to the books of who keeps only those', async () => {
  const { unmount } = page(['clients.view'])
  expect(await screen.findByRole('link', { name: 'Falcon' })).toHaveAttribute(
    'href',
    '/commercial/clients/5?tab=account'
  )
  expect(screen.queryByRole('link', { name: 'Walk-in' })).toBeNull()
  const total = screen.getByText('Total').closest('tr')!
  expect(total).toHaveTextContent('1,000.00')
  unmount()
})

test('the books of finance', async () => {
  page(['finance.invoicing'])
  expect(await screen.findByRole('link', { name: 'Falcon' })).toHaveAttribute(
    'href',
    '/finance/statements?client=5'
  )
})

test('a row opens the documents behind it, each with the page of its kind', async () => {
  page(['clients.view'])
  const row = within((await screen.findByText('Falcon')).closest('tr')!)
  await userEvent.click(row.getByRole('button'))
  expect(await screen.findByRole('link', { name: 'INV-31' })).toHaveAttribute(
    'href',
    '/commercial/invoicing/31'
  )
  expect(screen.getByRole('link', { name: 'RC-8' })).toHaveAttribute(
    'href',
    '/commercial/receipts/8'
  )
  expect(calls.map(({ url }) => url)).toContain('/api/ageing/5?asOf=2026-02-01&currency=SAR&by=due')
  // nothing to open: antd keeps its place and hides it by this class
  expect(
    within(screen.getByText('Walk-in').closest('tr')!).getByRole('button').className
  ).toContain('ant-table-row-expand-icon-spaced')
})

test('on a phone each client is a card with what is not zero', async () => {
  narrowScreen()
  page(['clients.view'])
  expect(await screen.findByText('Falcon')).toBeVisible()
  expect(screen.getAllByText('Over 90 days')).toHaveLength(2)
  expect(screen.queryByText('31–60 days')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(await screen.findByText('INV-31')).toBeVisible()
})

test('the figures leave as a table by the day, basis and currency of the page', async () => {
  const sent: unknown[] = []
  renderPage({
    path: PATH,
    at: `${PATH}?asOf=2026-02-01&currency=USD&by=issued`,
    element: <AgeingPage />,
    abilities: ['clients.view'],
    answers: {
      'GET /api/ageing': { body: REPORT },
      'POST /api/ageing/exports': (body) => {
        sent.push(body)
        return { status: 202, body: { id: 'job', status: 'queued' } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Export/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() =>
    expect(sent).toEqual([{ format: 'csv', asOf: '2026-02-01', currency: 'USD', by: 'issued' }])
  )
})

test('a day on which nothing is open says so', async () => {
  page([], { ...REPORT, rows: [] })
  expect(await screen.findByText('No open invoices on this date')).toBeVisible()
})
