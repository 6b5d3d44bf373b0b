import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/finance/project-profitability'
const ROW = {
  ...{ id: 7, code: 'P-7', name: 'Harbour', nameAr: null, status: 'active' },
  ...{ contract: '900.00', variations: '100.00', pending: '0.00', revised: '1000.00' },
  ...{ invoiced: '400.00', received: '300.00', actual: '500.00', committed: '200.00' },
  ...{ toComplete: '100.00', forecast: '800.00', margin: '200.00', marginPercent: '20' },
  forecastBy: 'budget',
}
const RECORD = {
  ...{ ...ROW, version: 0, estimate: null },
  sources: [
    { source: 'vendor_bills', amount: '500.00' },
    { source: 'stock_issues', amount: '0.00' },
  ],
  heads: [{ costHead: 'material', budget: '800.00', actual: '500.00', committed: '200.00' }],
}

const show = () =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/7`,
    element: <Show />,
    abilities: ['projects.prices', 'project-estimates.manage', 'variation-orders.view'],
    answers: {
      'GET /api/project-profitability/7': { body: RECORD },
      'PATCH /api/project-profitability/7': { body: { ...RECORD, version: 1 } },
      'GET /api/project-profitability/7/items': {
        body: {
          count: 1,
          rows: [
            {
              ...{ source: null, kind: 'variation_order', recordId: 4, number: 'VO-4' },
              ...{ party: null, on: '2026-02-01', amount: '100.00' },
            },
          ],
        },
      },
    },
  })

test('the list names the margin that is forecast', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['projects.prices'],
    answers: {
      'GET /api/project-profitability': {
        body: [ROW, { ...ROW, id: 8, code: 'P-8', forecastBy: 'orders' }],
        headers: { 'x-total-count': '2' },
      },
    },
  })
  expect(await screen.findByText('No budget')).toBeVisible()
  const row = (await screen.findByRole('link', { name: 'P-7' })).closest('tr')!
  expect(row).toHaveTextContent('200.00')
  expect(row).toHaveTextContent('20%')
})

test('a figure opens its documents, and the forecast says what it follows', async () => {
  show()
  await userEvent.click(await screen.findByTitle('Approved variations'))
  const link = await screen.findByRole('link', { name: 'VO-4' })
  expect(link).toHaveAttribute('href', '/production/variation-orders/4')
  expect(screen.getByText(/left of the approved budget/)).toBeVisible()
})

test('the expected cost is stated on the version that was read', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: /Estimate cost/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Expected total cost (SAR)'), '850')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"0"')
    expect(JSON.parse(String(sent?.data))).toEqual({ cost: '850', note: null })
  })
})
