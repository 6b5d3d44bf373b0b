import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import ProfitAndLossPage from './profit-and-loss-page'

const PATH = '/finance/profit-and-loss'
const none = { amount: '0.00', compared: null }
const REPORT = {
  ...{ from: '2026-01-01', to: '2026-03-31', projectId: null },
  ...{ comparedFrom: null, comparedTo: null },
  sections: [
    {
      type: 'revenue',
      rows: [
        {
          account: { id: 9, code: '4000', name: 'Contract revenue', nameAr: 'إيرادات العقود' },
          ...{ amount: '900.00', compared: null },
        },
      ],
      ...{ amount: '900.00', compared: null },
    },
    { type: 'direct_cost', rows: [], ...none },
    { type: 'overhead', rows: [], ...none },
    { type: 'other_income', rows: [], ...none },
    { type: 'other_expense', rows: [], ...none },
  ],
  gross: { amount: '900.00', compared: null },
  net: { amount: '900.00', compared: null },
}

const page = (report: object) =>
  renderPage({
    path: PATH,
    at: `${PATH}?from=2026-01-01&to=2026-03-31`,
    element: <ProfitAndLossPage />,
    abilities: ['ledger.view'],
    answers: { 'GET /api/profit-and-loss': { body: report } },
  })

test('accounts, their sums, gross and net profit', async () => {
  page(REPORT)
  expect(await screen.findByRole('link', { name: /4000 · Contract revenue/ })).toBeVisible()
  for (const name of ['Total: Revenue', 'Gross profit', 'Net profit'])
    expect(screen.getByText(name)).toBeVisible()
  expect(screen.queryByText('Compared')).toBeNull()
})

test('another period stands beside it once it is asked for', async () => {
  page({ ...REPORT, comparedFrom: '2025-01-01', comparedTo: '2025-03-31' })
  expect(await screen.findByRole('columnheader', { name: 'Compared' })).toBeVisible()
})
