import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import DebtAnalysisPage from './debt-analysis-page'

const PATH = '/admin/debt-analysis'
const sums = (more = {}) => ({
  notDue: '0.00',
  d0to30: '0.00',
  d31to60: '0.00',
  d61to90: '0.00',
  over90: '0.00',
  unallocated: '0.00',
  outstanding: '0.00',
  overdue: '0.00',
  ...more,
})
const DEBT = {
  asOf: '2026-02-01',
  currency: 'SAR',
  outstanding: '1500.00',
  overdue: '900.00',
  notDue: '600.00',
  unallocated: '0.00',
  retention: '50.00',
  topShare: '100.00',
  daysLate: 34,
  salesDays: null,
  buckets: [
    { bucket: 'notDue', amount: '600.00' },
    { bucket: 'over90', amount: '900.00' },
  ],
  expected: [
    { from: '2026-02-01', to: '2026-02-07', documents: 2, amount: '250.00' },
    { from: '2026-04-05', to: null, documents: 1, amount: '350.00' },
    { from: null, to: null, documents: 1, amount: '900.00' },
  ],
  clients: [
    {
      clientId: 5,
      clientName: 'Falcon',
      ...sums({ over90: '900.00', notDue: '100.00', outstanding: '1000.00', overdue: '900.00' }),
      share: '66.70',
      oldestDays: 120,
      provision: '451.00',
    },
    {
      clientId: null,
      clientName: 'Walk-in',
      ...sums({ notDue: '500.00', outstanding: '500.00' }),
      share: '33.30',
      oldestDays: 0,
      provision: '5.00',
    },
  ],
  projects: [
    { id: 3, name: 'Tower', nameAr: 'برج', ...sums({ over90: '900.00', outstanding: '900.00' }) },
    { id: null, name: null, nameAr: null, ...sums({ notDue: '600.00', outstanding: '600.00' }) },
  ],
  people: [{ id: 7, name: 'Rana', nameAr: null, ...sums({ outstanding: '1500.00' }) }],
  trend: [{ on: '2026-01-31', isKept: true, ...sums({ outstanding: '1400.00' }) }],
  provision: {
    total: '456.00',
    rows: [{ bucket: 'over90', rate: '50.00', base: '900.00', amount: '450.00' }],
  },
}
const DOCUMENTS = {
  count: 501,
  rows: [
    {
      kind: 'invoice',
      id: 31,
      number: 'INV-31',
      clientId: 5,
      clientName: 'Falcon',
      dueOn: '2025-10-01',
      bucket: 'over90',
      expectedOn: null,
      expectedBy: null,
      amount: '900.00',
    },
  ],
}

const page = (debt: object) =>
  renderPage({
    path: PATH,
    at: `${PATH}?asOf=2026-02-01&currency=SAR`,
    element: <DebtAnalysisPage />,
    answers: {
      'GET /api/debt-analysis': { body: debt },
      'GET /api/debt-analysis/documents': { body: DOCUMENTS },
    },
  })

test('who owes most comes first: the account is one click away, unless there is none', async () => {
  page(DEBT)
  expect(await screen.findByRole('link', { name: 'Falcon' })).toHaveAttribute(
    'href',
    '/commercial/clients/5?tab=account'
  )
  const walkIn = screen.getByText('Walk-in').closest('tr')!
  expect(within(walkIn).queryByRole('link')).toBeNull()
  expect(walkIn).toHaveTextContent('33.3%')
  expect(walkIn).toHaveTextContent('–')
  const falcon = screen.getByText('Falcon').closest('tr')!
  expect(falcon).toHaveTextContent('120')
  expect(falcon).toHaveTextContent('451.00')
})

test('sums of the day, with a dash for what cannot be known, and what comes later as one row', async () => {
  page(DEBT)
  expect(await screen.findByText('SAR 1,500.00')).toBeVisible()
  const days = screen.getByText('Days sales outstanding (DSO)').parentElement!
  expect(days).toHaveTextContent('–')
  expect(screen.getByText(/^From .*5 Apr 2026/)).toBeVisible()
  expect(screen.getByText('Snapshot')).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/commercial/ageing?asOf=2026-02-01&currency=SAR')
  expect(links).toContain('/commercial/collection-calls')
})

test('by project, a row opens the documents behind it', async () => {
  page(DEBT)
  await userEvent.click(await screen.findByText('Project'))
  expect(await screen.findByText('No project')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tower' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByRole('link', { name: 'INV-31' })).toHaveAttribute(
    'href',
    '/commercial/invoicing/31'
  )
  expect(drawer.getByText('Showing the largest 1 of 501 documents.')).toBeVisible()
  await waitFor(() =>
    expect(calls.map(({ url }) => url)).toContain(
      '/api/debt-analysis/documents?asOf=2026-02-01&currency=SAR&by=project&key=3'
    )
  )
})

test('retention alone is a debt; nothing at all is shown in words', async () => {
  page({ ...DEBT, clients: [], retention: '0.00' })
  expect(await screen.findByText('No open balances on this date')).toBeVisible()
})
