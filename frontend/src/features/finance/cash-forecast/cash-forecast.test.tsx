import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { narrowScreen } from '../../../test/narrow'
import CashForecastPage from './cash-forecast-page'

const PATH = '/finance/cash-forecast'
const WEEKS = 13
const zeros = Array.from({ length: WEEKS }, () => '0.00')
const day = (week: number) =>
  `2026-${week < 9 ? '03' : '04'}-${String((week % 9) * 3 + 1).padStart(2, '0')}`

const FORECAST = {
  ...{ from: '2026-03-01', delay: 0, collected: 100, defer: 0, opening: '100.00' },
  weeks: zeros.map((_, week) => ({
    ...{ from: day(week), to: day(week), closing: week === 2 ? '-400.00' : '100.00' },
  })),
  lines: [
    {
      ...{ line: 'receivables', later: '0.00', undated: '75.00' },
      weeks: zeros.map((zero, week) => (week === 1 ? '1150.00' : zero)),
    },
    { line: 'vat', weeks: zeros, later: '0.00', undated: '0.00' },
  ],
}
const ITEMS = {
  count: 1,
  rows: [
    {
      ...{ line: 'receivables', kind: 'invoice', recordId: 7, number: 'INV-7', party: 'Huda' },
      ...{ on: '2026-03-04', amount: '1150.00' },
    },
  ],
}

const page = (at = PATH) =>
  renderPage({
    path: PATH,
    at,
    element: <CashForecastPage />,
    abilities: ['ledger.view', 'invoices.view'],
    answers: {
      'GET /api/cash-forecast': { body: FORECAST },
      'GET /api/cash-forecast/items': { body: ITEMS },
    },
  })

test('says when cash runs out, and a figure opens its documents', async () => {
  page()
  expect(await screen.findByText(/Cash runs out in the week of/)).toBeVisible()
  await userEvent.click(screen.getByTitle(/^Receivables, Week of/))
  const link = await screen.findByRole('link', { name: 'INV-7' })
  expect(link).toHaveAttribute('href', '/commercial/invoicing/7')
})

test('a scenario stands in the address', async () => {
  page(`${PATH}?delay=14`)
  const delay = await screen.findByRole('spinbutton', { name: 'Clients pay later by (days)' })
  expect(delay).toHaveValue('14')
  expect(screen.getByRole('spinbutton', { name: 'Collected from clients (%)' })).toHaveValue('100')
})

test('a phone shows the weeks as cards', async () => {
  narrowScreen()
  page()
  await waitFor(() => expect(screen.getByTitle('Receivables, No date')).toBeVisible())
  expect(screen.queryByRole('columnheader', { name: 'Source' })).toBeNull()
})
