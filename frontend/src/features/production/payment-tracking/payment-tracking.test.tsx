import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { cashColumns } from './cash-rows'
import type { CurrencyPayments } from './payment-tracking'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/production/payment-tracking'
const FIGURES = {
  contract: '1000000.00',
  variations: '50000.00',
  revised: '1050000.00',
  certified: '400000.00',
  invoiced: '380000.00',
  received: '200000.00',
  retention: '40000.00',
  advance: '0.00',
  overdue: '180000.00',
  billed: '300000.00',
  labour: '0.00',
  committed: '900000.00',
  paid: '250000.00',
  margin: '-150000.00',
  cash: '-50000.00',
}
const TOWER = {
  id: 4682,
  projectId: 4,
  code: 'PRJ-2026-0004',
  name: 'Tower',
  nameAr: 'البرج',
  clientId: 1,
  clientName: 'Sahara',
  status: 'in_progress',
  currency: 'SAR',
  figures: FIGURES,
}
const MONTH = { month: '2026-03', incoming: '200000.00', outgoing: '250000.00' }
const AHEAD = {
  ...{ month: '2026-04', incoming: '640000.00', outgoing: '0.00' },
  ...{ net: '640000.00', cumulative: '590000.00' },
}
const PROJECT = {
  ...TOWER,
  id: 4,
  nextPayment: {
    ...{ id: 9, name: 'Topping out', nameAr: null, contractOn: '2027-03-01', currency: 'SAR' },
    ...{ forecastOn: '2027-03-06', varianceDays: 5, amount: '640000.00' },
  },
  currencies: [
    {
      currency: 'SAR',
      figures: FIGURES,
      months: [{ ...MONTH, net: '-50000.00', cumulative: '-50000.00' }],
      ahead: [AHEAD],
      beside: [{ place: 'undated', incoming: '0.00', outgoing: '900.00' }],
    },
    {
      ...{ currency: 'USD', figures: { ...FIGURES, contract: '0.00', billed: '77.00' } },
      ...{ months: [], ahead: [], beside: [] },
    },
  ],
}
const ENTRY = {
  kind: 'invoice',
  recordId: 31,
  number: 'INV-2026-0031',
  party: 'Sahara',
  on: '2026-03-04',
  dueOn: '2026-04-03',
  amount: '400000.00',
}

const list = (abilities: string[], row: object = TOWER) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities,
    answers: { 'GET /api/payment-tracking': listOf(row) },
  })

const show = (abilities: string[], body: object = PROJECT, at = `${PATH}/4`) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at,
    element: <Show />,
    abilities,
    answers: {
      'GET /api/payment-tracking/4': { body },
      'GET /api/payment-tracking/4/entries': listOf(ENTRY),
    },
  })

test('a project leads to its page; a tab asks for those that lose money', async () => {
  list(['projects.prices'])
  const link = await screen.findByRole('link', { name: 'PRJ-2026-0004' })
  expect(link).toHaveAttribute('href', `${PATH}/4`)
  expect(screen.getByText('1,050,000.00')).toBeVisible()
  expect(screen.getByText('-150,000.00').closest('.ant-typography-danger')).not.toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Negative margin' }))
  await waitFor(() =>
    expect(lastQuery('/api/payment-tracking')).toMatchObject({ margin_lte: '-0.01' })
  )
})

test('without prices the list has neither amounts nor tabs that tell of them', async () => {
  list([], { ...TOWER, figures: null })
  expect(await screen.findByText('Sahara')).toBeVisible()
  expect(screen.queryByText('Margin')).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Negative margin' })).toBeNull()
})

test('a figure opens the documents that add up to it', async () => {
  show(['projects.prices', 'invoices.view'])
  await userEvent.click(await screen.findByTitle('Certified: show documents'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByRole('link', { name: 'INV-2026-0031' })).toHaveAttribute(
    'href',
    '/commercial/invoicing/31'
  )
  const entries = calls.map(({ url }) => url).filter((url) => url?.includes('entries'))
  expect(entries).toEqual(['/api/payment-tracking/4/entries?figure=certified&currency=SAR'])
  // what follows from others has no documents of its own
  expect(screen.queryByTitle('Margin: show documents')).toBeNull()
  expect(screen.queryByTitle('Advance to recover: show documents')).toBeNull()
})

test('the milestone that pays next says when it is expected and what it brings', async () => {
  show(['projects.prices'])
  const next = await screen.findByRole('alert')
  expect(next).toHaveTextContent('Next payment: Topping out')
  expect(next).toHaveTextContent('640,000.00')
  expect(next).toHaveTextContent('6 Mar 2027 5 days late')
})

test('a month opens what was paid in it', async () => {
  show(['projects.prices'])
  const name = 'Paid Mar 2026: show documents'
  await userEvent.click(await screen.findByTitle(name))
  expect(await screen.findByText('INV-2026-0031')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'INV-2026-0031' })).toBeNull()
  const last = calls.map(({ url }) => url ?? '').findLast((url) => url.includes('entries'))
  expect(last).toBe('/api/payment-tracking/4/entries?figure=paid&currency=SAR&month=2026-03')
})

test('months ahead are marked as expected and open what lets them be expected', async () => {
  show(['projects.prices', 'project-milestones.view'])
  const row = within((await screen.findByText('590,000.00')).closest('tr')!)
  expect(row.getByText('Apr 2026')).toBeVisible()
  expect(row.getByText('Expected')).toBeVisible()
  const legend = within(screen.getByRole('list', { name: 'Legend' }))
  for (const name of ['Cash position', 'Expected position', 'Expected in', 'Expected out'])
    expect(legend.getByText(name)).toBeVisible()
  await userEvent.click(screen.getByTitle('Expected payments No date: show documents'))
  await screen.findByRole('dialog', { name: 'Expected payments · No date' })
  const last = calls.map(({ url }) => url ?? '').findLast((url) => url.includes('entries'))
  expect(last).toBe('/api/payment-tracking/4/entries?figure=expectedOut&currency=SAR&month=undated')
})

test('the dashed line begins where the facts end', () => {
  const [sar] = PROJECT.currencies as unknown as CurrencyPayments[]
  const columns = cashColumns(sar!, (month) => month)
  expect(columns.map(({ key, values }) => [key, ...values.slice(4)])).toEqual([
    ['2026-03', -50_000, -50_000],
    ['2026-04', null, 590_000],
  ])
})

test('each currency stands by itself', async () => {
  show(['projects.prices'], PROJECT, `${PATH}/4?currency=USD`)
  expect(await screen.findByText('77.00')).toBeVisible()
  expect(screen.getByText('No receipts or payments yet')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'SAR' }))
  expect(await screen.findByText('1,000,000.00')).toBeVisible()
  expect(screen.queryByText('77.00')).toBeNull()
})

test('without prices the page says that amounts are hidden', async () => {
  show([], { ...PROJECT, currencies: null })
  expect(await screen.findByText(/Amounts are shown to people/)).toBeVisible()
  expect(screen.queryByText('Contract')).toBeNull()
})
