import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import PostingRulesPage from './posting-rules-page'

const PATH = '/finance/posting-rules'
const RULE = {
  ...{ id: 1, version: 1, role: 'bank', accountId: 2 },
  account: { id: 2, code: '1010', name: 'Bank', nameAr: 'البنك' },
}

const page = (update: boolean) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <PostingRulesPage />,
    abilities: ['ledger.view'],
    answers: {
      'GET /api/posting-rules': { body: [{ ...RULE, can: { update } }] },
      'GET /api/ledger-accounts/lookup': { body: [{ id: 2, label: '1010 · Bank' }] },
    },
  })

test('who may not change a rule reads its account', async () => {
  page(false)
  expect(await screen.findByText('Money at the bank')).toBeVisible()
  expect(screen.getByText('1010')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('who may, chooses another account', async () => {
  page(true)
  expect(await screen.findByRole('combobox', { name: 'Money at the bank' })).toBeVisible()
})
