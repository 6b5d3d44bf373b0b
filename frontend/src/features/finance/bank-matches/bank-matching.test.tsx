import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { MatchingTab } from './matching-tab'
import type { BankAccount, BankLine, LedgerLine } from './match'

const ACCOUNT = {
  id: 4,
  version: 1,
  name: 'Current account',
  nameAr: 'الحساب الجاري',
  currency: 'SAR',
  active: true,
} as BankAccount

const line = (id: number, amount: string): BankLine => ({
  ...{ id, amount, statementId: 1, bankAccountId: 4, currency: 'SAR' },
  ...{ bookedOn: '2026-11-02', valueOn: '2026-11-02', matched: false, matchId: null },
  ...{ description: `Bank line ${id}`, reference: null, endToEndId: null },
  ...{ counterpartyName: null, counterpartyIban: null },
})

const entry = (id: number, amount: string): LedgerLine => ({
  ...{ id, amount, entryId: id, entryNumber: `JE-${id}`, postedOn: '2026-11-02', currency: 'SAR' },
  ...{ documentKind: 'receipt', documentNumber: `RC-${id}`, description: '', partyName: null },
})

const listed = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } })

function render(answers: Parameters<typeof renderPage>[0]['answers']) {
  renderPage({
    path: '/',
    at: '/',
    element: <MatchingTab account={ACCOUNT} />,
    abilities: ['bank-statements.match'],
    answers: {
      'GET /api/bank-statement-lines': listed([line(1, '-9.00'), line(2, '5.00')]),
      'GET /api/bank-accounts/4/ledger-lines': { body: [entry(7, '-5.00'), entry(8, '-4.00')] },
      ...answers,
    },
  })
}

test('a line is matched once the chosen entries make its amount', async () => {
  render({ 'POST /api/bank-accounts/4/matches': { status: 201, body: { id: 1, version: 1 } } })
  await screen.findByText('Bank line 1')
  await userEvent.click(screen.getAllByRole('button', { name: 'Match' })[0]!)
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Match' })
  const [first, second] = await within(dialog).findAllByRole('checkbox')
  await userEvent.click(first!)
  expect(confirm).toBeDisabled()
  await userEvent.click(second!)
  await waitFor(() => expect(confirm).toBeEnabled())
  await userEvent.click(confirm)
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/matches'))
    expect(JSON.parse(sent!.data as string)).toEqual({ lineIds: [1], journalLineIds: [7, 8] })
  })
})

test('a suggestion shows both sides and why, and is accepted', async () => {
  const suggestion = {
    ...{ id: 3, score: 95, reasons: ['amount', 'reference'], bankAccountId: 4, currency: 'SAR' },
    ...{ lines: [line(2, '5.00')], ledgerLines: [entry(9, '5.00')] },
  }
  render({
    'GET /api/bank-suggestions': listed([suggestion]),
    'POST /api/bank-accounts/4/suggestions/accept': { body: { accepted: 1, gone: 0 } },
  })
  expect(await screen.findByText('Same reference')).toBeVisible()
  expect(screen.getByText(/JE-9/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Accept match' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/accept'))
    expect(JSON.parse(sent!.data as string)).toEqual({ ids: [3] })
  })
})
