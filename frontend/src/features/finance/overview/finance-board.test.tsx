import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import FinanceBoard from './finance-board'

const BUCKETS = ['notDue', 'd0to30', 'd31to60', 'd61to90', 'over90']
const sums = (amount: string, name: string) => ({
  ...{ open: amount, overdue: amount },
  buckets: BUCKETS.map((bucket) => ({ bucket, amount: bucket === 'd31to60' ? amount : '0.00' })),
  parties: [{ id: 5, name, amount }],
})
const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const month = `2026-${String(index + 1).padStart(2, '0')}`
  return {
    ...{ from: `${month}-01`, to: `${month}-28` },
    ...{ income: '900.00', cost: '500.00', result: '400.00' },
  }
})
const OVERVIEW = {
  on: '2026-12-10',
  work: [
    { key: 'months_to_close', count: 2, path: '/finance/closings/9', dueOn: null, amount: null },
    { key: 'overdue_bills', count: 0, path: '/finance/bills', dueOn: null, amount: '0.00' },
    {
      ...{ key: 'vat_returns', count: 1, path: '/finance/vat-returns/4' },
      ...{ dueOn: '2026-12-31', amount: null },
    },
    {
      ...{ key: 'overdue_invoices', count: 3, path: '/finance/invoicing?tab=overdue' },
      ...{ dueOn: null, amount: '1150.00' },
    },
  ],
  ...{ receivable: sums('1150.00', 'Huda'), payable: null, cash: null, months: MONTHS },
}
const ITEMS = {
  count: 1,
  rows: [
    {
      ...{ kind: 'invoice', recordId: 7, number: 'INV-7', party: 'Huda' },
      ...{ dueOn: '2026-11-01', amount: '1150.00' },
    },
  ],
}

const board = (overview: object) =>
  renderPage({
    ...{ path: '/finance', at: '/finance' },
    element: <FinanceBoard />,
    abilities: ['finance.open', 'invoices.view'],
    answers: {
      'GET /api/finance-overview': { body: overview },
      'GET /api/finance-overview/items': { body: ITEMS },
    },
  })

test('shows what waits, what has a term first, and leaves out what is done', async () => {
  board(OVERVIEW)
  const tiles = within(await screen.findByRole('list', { name: 'Today' }))
  const links = tiles.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/finance/vat-returns/4',
    '/finance/invoicing?tab=overdue',
    '/finance/closings/9',
  ])
  expect(links[0]).toHaveTextContent('Due by 31 Dec 2026')
  expect(links[1]).toHaveTextContent('SAR 1,150.00')
})

test('a figure and an age open their documents', async () => {
  board(OVERVIEW)
  await userEvent.click(await screen.findByTitle('Owed by clients, overdue'))
  const link = await screen.findByRole('link', { name: 'INV-7' })
  expect(link).toHaveAttribute('href', '/commercial/invoicing/7')
})

test('the result of a month opens its statement', async () => {
  board(OVERVIEW)
  const last = await screen.findByRole('link', { name: /^Last month/ })
  expect(last).toHaveAttribute('href', '/finance/profit-and-loss?from=2026-11-01&to=2026-11-28')
})

test('who reads only the books sees no documents of clients and vendors', async () => {
  board({ ...OVERVIEW, work: [], receivable: null })
  expect(await screen.findByText('Nothing needs doing today')).toBeVisible()
  expect(screen.queryByText('Owed by clients')).toBeNull()
  expect(screen.queryByText(/^Ageing/)).toBeNull()
})
