import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import AccountEntriesPage from './account-entries-page'

const PATH = '/finance/account-entries'
const LINE = {
  ...{ id: 1, entryId: 7, number: 'JE-2026-0007', postedOn: '2026-02-03', text: null },
  ...{ documentKind: 'receipt', documentId: 5, documentNumber: 'RC-2026-0005' },
  ...{ debit: '500.00', credit: null, balance: '600.00', currency: 'SAR', foreign: '500.00' },
  ...{ partyType: null, partyId: null, projectId: null, costHead: 'material' },
}
const REPORT = {
  account: { id: 2, code: '1010', name: 'Bank', nameAr: 'البنك' },
  ...{ from: '2026-01-01', to: '2026-03-31', skip: 0, total: 51 },
  ...{ opening: '100.00', closing: '900.00', lines: [LINE] },
}

const page = (search: string) =>
  renderPage({
    path: PATH,
    at: `${PATH}${search}`,
    element: <AccountEntriesPage />,
    abilities: ['ledger.view', 'invoices.view'],
    answers: { 'GET /api/account-entries': { body: REPORT } },
  })

test('a line opens its entry and its document; further lines are turned to', async () => {
  page('?accountId=2&from=2026-01-01&to=2026-03-31')
  expect(await screen.findByRole('link', { name: 'JE-2026-0007' })).toHaveAttribute(
    'href',
    '/finance/journal-entries/7'
  )
  expect(await screen.findByRole('link', { name: 'RC-2026-0005' })).toHaveAttribute(
    'href',
    '/commercial/receipts/5'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(calls.some(({ url }) => url?.includes('skip=50'))).toBe(true))
})

test('only the lines of a cost head are asked for, from their first page', async () => {
  page('?accountId=2&from=2026-01-01&to=2026-03-31&skip=50')
  expect(await screen.findByRole('cell', { name: 'Material' })).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: 'Cost head' }))
  await userEvent.click(await screen.findByTitle('Labour'))
  await waitFor(() => {
    const { url } = calls.at(-1)!
    expect(url).toContain('costHead=labour')
    expect(url).not.toContain('skip')
  })
})

test('nothing is asked before an account is chosen', async () => {
  page('')
  expect(await screen.findByText('General ledger', { exact: false })).toBeVisible()
  expect(calls.some(({ url }) => url?.startsWith('/api/account-entries'))).toBe(false)
})
