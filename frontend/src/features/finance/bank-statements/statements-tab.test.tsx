import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import type { BankAccount } from './statement'
import { StatementsTab } from './statements-tab'

const ACCOUNT = { id: 3, version: 1, currency: 'SAR', active: true } as unknown as BankAccount
const STATEMENT = {
  ...{ id: 9, bankAccountId: 3, number: '00012/001', openedOn: '2026-03-01' },
  ...{ opening: '1000.00', closedOn: '2026-03-31', closing: '1250.00', currency: 'SAR' },
  ...{ lineCount: 4, gap: '15.00' },
}

const tab = (abilities: string[]) =>
  renderPage({
    path: '/',
    at: '/',
    element: <StatementsTab account={ACCOUNT} />,
    abilities,
    answers: {
      'GET /api/bank-statements': { body: [STATEMENT], headers: { 'x-total-count': '1' } },
    },
  })

test('statements with what is missing before them', async () => {
  tab([])
  expect(await screen.findByText('00012/001')).toBeVisible()
  expect(screen.getByText(/15\.00/)).toBeVisible()
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('who may import is offered to upload a file', async () => {
  tab(['bank-statements.import'])
  expect(await screen.findByText('00012/001')).toBeVisible()
  expect(document.querySelector('input[type=file]')).not.toBeNull()
})
