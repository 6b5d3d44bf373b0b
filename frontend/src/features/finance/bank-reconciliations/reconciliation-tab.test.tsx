import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import type { BankAccount } from './reconciliation'
import { ReconciliationTab } from './reconciliation-tab'

const ACCOUNT = { id: 3, currency: 'SAR' } as unknown as BankAccount
const STATE = {
  ...{ on: '2026-03-31', bankAccountId: 3, currency: 'SAR', statedOn: '2026-03-31' },
  ...{ statement: '1250.00', inTransit: '0.00', outstanding: '0.00', unrecorded: '0.00' },
  ...{ adjusted: '1250.00', ledger: '1250.00', difference: '0.00', openCount: 0 },
  ...{ openingDifference: '0.00', missingStatements: '0.00', items: [], can: { close: true } },
}

const tab = (state: object) =>
  renderPage({
    path: '/',
    at: '/',
    element: <ReconciliationTab account={ACCOUNT} />,
    abilities: ['bank-accounts.view'],
    answers: { 'GET /api/bank-accounts/3/reconciliation': { body: state } },
  })

test('equal balances may be closed', async () => {
  tab(STATE)
  expect(await screen.findByRole('status')).toBeVisible()
  expect(await screen.findByRole('button', { name: /Close reconciliation/ })).toBeEnabled()
})

test('without the right to close there is no button, and a day without a statement says so', async () => {
  tab({ ...STATE, statedOn: null, can: { close: false } })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Close/ })).toBeNull()
})
