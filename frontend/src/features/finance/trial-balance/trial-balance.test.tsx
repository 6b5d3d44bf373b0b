import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { narrowScreen } from '../../../test/narrow'
import TrialBalancePage from './trial-balance-page'

const PATH = '/finance/trial-balance'
const account = (id: number, code: string, name: string) => ({
  ...{ id, code, name, nameAr: `${name} ع`, type: 'current_asset' },
})
const REPORT = {
  from: '2026-01-01',
  to: '2026-03-31',
  rows: [
    {
      account: account(2, '1010', 'Bank'),
      ...{ opening: '100.00', debit: '500.00', credit: '0.00', closing: '600.00' },
    },
    {
      account: account(9, '4000', 'Contract revenue'),
      ...{ opening: '-100.00', debit: '0.00', credit: '500.00', closing: '-600.00' },
    },
  ],
  totals: {
    ...{ openingDebit: '100.00', openingCredit: '100.00', debit: '500.00', credit: '500.00' },
    ...{ closingDebit: '600.00', closingCredit: '600.00' },
  },
}

const page = (report: object = REPORT) =>
  renderPage({
    path: PATH,
    at: `${PATH}?from=2026-01-01&to=2026-03-31`,
    element: <TrialBalancePage />,
    abilities: ['ledger.view'],
    answers: { 'GET /api/trial-balance': { body: report } },
  })

test('every account opens its entries of the period, and both sides are summed', async () => {
  page()
  const link = await screen.findByRole('link', { name: /4000 · Contract revenue/ })
  expect(link).toHaveAttribute(
    'href',
    '/finance/account-entries?accountId=9&to=2026-03-31&from=2026-01-01'
  )
  expect(screen.getByText('Debits / credits')).toBeVisible()
})

test('a phone shows accounts as cards', async () => {
  narrowScreen()
  page()
  await waitFor(() => expect(screen.getByRole('link', { name: /1010 · Bank/ })).toBeVisible())
  expect(screen.queryByText('Debits / credits')).toBeNull()
})

test('nothing posted is said', async () => {
  page({ ...REPORT, rows: [] })
  expect(await screen.findByText('Nothing is posted until this day.')).toBeVisible()
})
