import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import BalanceSheetPage from './balance-sheet-page'

const PATH = '/finance/balance-sheet'
const sum = { amount: '600.00', compared: null }
const REPORT = {
  ...{ asOf: '2026-03-31', comparedOn: null },
  sections: [
    {
      type: 'current_asset',
      rows: [
        {
          account: { id: 2, code: '1010', name: 'Bank', nameAr: 'البنك' },
          ...{ result: null, ...sum },
        },
      ],
      ...sum,
    },
    { type: 'fixed_asset', rows: [], amount: '0.00', compared: null },
    { type: 'equity', rows: [{ account: null, result: 'year', ...sum }], ...sum },
  ],
  assets: sum,
  claims: sum,
}

test('both sides, and the result of the year as a part of equity', async () => {
  renderPage({
    path: PATH,
    at: `${PATH}?asOf=2026-03-31`,
    element: <BalanceSheetPage />,
    abilities: ['ledger.view'],
    answers: { 'GET /api/balance-sheet': { body: REPORT } },
  })
  const link = await screen.findByRole('link', { name: /1010 · Bank/ })
  expect(link).toHaveAttribute('href', '/finance/account-entries?accountId=2&to=2026-03-31')
  for (const name of ['Result of the year', 'Total assets', 'Total liabilities and equity'])
    expect(screen.getByText(name)).toBeVisible()
})
