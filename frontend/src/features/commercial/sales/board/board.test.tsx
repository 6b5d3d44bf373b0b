import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choice, sentTo } from '../../../../kit/testing/answers'
import { renderPage } from '../../../../kit/testing/render-resource'
import { calls } from '../../../../test/fake-api'
import BoardPage from './board-page'
import { refusalOf, targetsOf, type BoardCard } from './moves'

const LEAD = {
  ...{ id: 7, version: 3, number: 'L-2026-0007', name: 'Cold store', nameAr: null },
  ...{ companyName: 'Falcon', value: '100.00', currency: 'SAR', ownerName: 'Sara Malki' },
  ...{ nextStep: 'Call them', nextStepOn: '2020-01-05', expectedOn: null, quotationNumber: null },
  ...{
    stage: 'new',
    can: { move: true },
    allowedMoves: ['contacted', 'qualified', 'quoted', 'lost'],
  },
}
const QUOTATION = {
  ...{ id: 9, number: 'QT-2026-0009', projectName: 'Hall', projectNameAr: null, version: 1 },
  ...{
    clientName: 'Sahara',
    bdmInitials: 'FD',
    bdmName: 'Faisal Al-Dosari',
    nextStep: null,
    nextStepOn: null,
  },
  ...{ currency: 'USD', value: '500.00', probability: 60, expectedOn: '2020-02-01' },
}
const BOARD = {
  ...{ from: '2026-01-01', to: '2026-12-31' },
  leads: [
    {
      ...{ stage: 'new', count: 40, cards: [LEAD] },
      sums: [
        { currency: 'KWD', value: '7.125' },
        { currency: 'SAR', value: '100.00' },
      ],
    },
    { stage: 'lost', count: 0, sums: [], cards: [] },
  ],
  quotations: [
    {
      ...{ stage: 'submitted_to_client', count: 1, cards: [QUOTATION] },
      sums: [{ currency: 'USD', value: '500.00' }],
    },
  ],
}

const board = (abilities: string[], answers = {}) =>
  renderPage({
    path: '/commercial/board',
    at: '/commercial/board',
    element: <BoardPage />,
    abilities,
    answers: {
      'GET /api/sales/board': { body: BOARD },
      'GET /api/lists': { body: { 'lost-reasons': [choice('price', 'Price too high')] } },
      ...answers,
    },
  })

test('columns count and sum each currency by itself; cards say who, how much and what is late', async () => {
  board(['pipeline.view', 'leads.view'])
  const fresh = within(await screen.findByTestId('lead:new'))
  expect(fresh.getByText('KWD 7.125')).toBeVisible()
  expect(fresh.getByText('Sara Malki')).toBeVisible()
  expect(fresh.getByText('Overdue')).toBeVisible()
  expect(fresh.getByRole('link', { name: '40' })).toHaveAttribute(
    'href',
    '/commercial/leads?stage=new'
  )
  expect(fresh.getByRole('link', { name: 'Show all 40' })).toBeVisible()
  const sent = within(screen.getByTestId('quotation:submitted_to_client'))
  expect(sent.getByText('Faisal Al-Dosari')).toBeVisible()
  expect(sent.getByText('Overdue')).toBeVisible()
})

test('the menu of a lead has the moves of the server; one forward needs no more', async () => {
  board(['pipeline.view', 'leads.view'], {
    'POST /api/leads/7/move': { body: { ...LEAD, version: 4, stage: 'contacted' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Move L-2026-0007' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to “Contacted”' }))
  await waitFor(() => expect(sentTo('POST', '/api/leads/7/move')).toHaveLength(1))
  expect(sentTo('POST', '/api/leads/7/move')[0]!.ifMatch).toBe('"3"')
  const read = () => calls.filter(({ url }) => url === '/api/sales/board').length
  await waitFor(() => expect(read()).toBe(2))
})

test('a quotation is lost through engineering, on the version of now', async () => {
  board(['pipeline.view', 'quotations.manage'], {
    'GET /api/quotations/9': { body: { id: 9, version: 12 } },
    'POST /api/quotations/9/lose': { body: {} },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Move QT-2026-0009' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to “Lost”' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByLabelText('Loss reason'))
  await userEvent.click(await screen.findByTitle('Price too high'))
  await userEvent.type(dialog.getByLabelText('Remark'), 'Too late')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }))
  await waitFor(() => expect(sentTo('POST', '/api/quotations/9/lose')).toHaveLength(1))
  expect(sentTo('POST', '/api/quotations/9/lose')[0]).toEqual({
    body: { lostReason: 'price', competitor: null, reason: 'Too late' },
    ifMatch: '"12"',
  })
})

test('who does not manage quotations is told so by the menu', async () => {
  board(['pipeline.view'])
  await userEvent.click(await screen.findByRole('button', { name: 'Move QT-2026-0009' }))
  const only = await screen.findByRole('menuitem', { name: /Only people who manage quotations/ })
  expect(only).toHaveAttribute('aria-disabled', 'true')
})

const quotation = (stage: 'draft' | 'approved' | 'submitted_to_client' | 'won' | 'lost') =>
  ({ kind: 'quotation', quotation: QUOTATION, stage }) as BoardCard
const ALL = { manage: true, approve: true }

test('a card goes where engineering and sales let it, else the reason has a name', () => {
  const lead = { kind: 'lead', lead: LEAD } as unknown as BoardCard
  expect(refusalOf(lead, { kind: 'lead', stage: 'lost' }, ALL)).toBeNull()
  expect(refusalOf(lead, { kind: 'quotation', stage: 'won' }, ALL)).toBe('lead_to_quotation')
  const to = (card: BoardCard, rights = ALL) => targetsOf(card, rights).map(({ stage }) => stage)
  expect(to(quotation('approved'))).toEqual(['submitted_to_client', 'won', 'lost'])
  expect(to(quotation('submitted_to_client'))).toEqual(['won', 'lost'])
  expect(to(quotation('lost'))).toEqual(['submitted_to_client'])
  expect(to(quotation('lost'), { manage: true, approve: false })).toEqual([])
  expect(to(quotation('won'))).toEqual([])
  const won = { kind: 'quotation', stage: 'won' } as const
  expect(refusalOf(quotation('draft'), won, ALL)).toBe('quotation_approval')
  expect(refusalOf(quotation('won'), { kind: 'quotation', stage: 'lost' }, ALL)).toBe(
    'quotation_won'
  )
})
