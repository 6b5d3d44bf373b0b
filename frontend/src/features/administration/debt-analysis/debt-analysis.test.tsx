import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import DebtAnalysisPage from './debt-analysis-page'

const PATH = '/admin/debt-analysis'
const DEBT = {
  on: '2026-02-01',
  currency: 'SAR',
  outstanding: '1500.00',
  overdue: '900.00',
  notDue: '600.00',
  unallocated: '0.00',
  retention: '50.00',
  daysLate: 34,
  salesDays: null,
  expected: [
    { from: '2026-02-01', to: '2026-02-07', documents: 2, amount: '250.00' },
    { from: '2026-04-05', to: null, documents: 1, amount: '350.00' },
  ],
  clients: [
    {
      clientId: 5,
      clientName: 'Falcon',
      outstanding: '1000.00',
      overdue: '900.00',
      share: 66.7,
      oldestDays: 120,
    },
    {
      clientId: null,
      clientName: 'Walk-in',
      outstanding: '500.00',
      overdue: '0.00',
      share: 33.3,
      oldestDays: 0,
    },
  ],
  trend: [{ on: '2026-01-31', outstanding: '1400.00', overdue: '800.00' }],
}

const page = (debt: object) =>
  renderPage({
    path: PATH,
    at: `${PATH}?asOf=2026-02-01&currency=SAR`,
    element: <DebtAnalysisPage />,
    answers: { 'GET /api/debt-analysis': { body: debt } },
  })

test('who owes most is called first: the account is one click away, unless there is none', async () => {
  page(DEBT)
  expect(await screen.findByRole('link', { name: 'Falcon' })).toHaveAttribute(
    'href',
    '/commercial/clients/5?tab=account'
  )
  const walkIn = screen.getByText('Walk-in').closest('tr')!
  expect(within(walkIn).queryByRole('link')).toBeNull()
  expect(walkIn).toHaveTextContent('33.3%')
  expect(walkIn).toHaveTextContent('–')
  expect(screen.getByText('Falcon').closest('tr')).toHaveTextContent('120')
})

test('sums of the day, with a dash for what cannot be known, and what comes later as one row', async () => {
  page(DEBT)
  expect(await screen.findByText('SAR 1,500.00')).toBeVisible()
  const days = screen.getByText('Days sales outstanding (DSO)').parentElement!
  expect(days).toHaveTextContent('–')
  expect(screen.getByText(/^From .*5 Apr 2026/)).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/commercial/ageing?asOf=2026-02-01&currency=SAR')
})

test('retention alone is a debt; nothing at all is shown in words', async () => {
  page({ ...DEBT, clients: [], retention: '0.00' })
  expect(await screen.findByText('No open balances on this date')).toBeVisible()
})
