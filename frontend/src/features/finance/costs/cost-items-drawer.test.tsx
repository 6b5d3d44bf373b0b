import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { CostItemsDrawer } from './cost-items-drawer'

const row = (more: object) => ({ recordId: 4, party: null, on: '2026-02-01', ...more })

test('documents are named by where they come from, and open where they have a page', async () => {
  renderPage({
    path: '/finance',
    at: '/finance',
    element: (
      <CostItemsDrawer
        figure={{ question: { figure: 'actual' }, title: 'Actual cost' }}
        path="project-profitability/7/items"
        onClose={() => undefined}
      />
    ),
    abilities: ['stock-movements.view'],
    answers: {
      'GET /api/project-profitability/7/items': {
        body: {
          count: 2,
          rows: [
            row({
              source: 'stock_issues',
              kind: 'stock_movement',
              number: 'SM-4',
              amount: '60.00',
            }),
            row({ source: null, kind: 'quotation', number: 'Q-4', amount: '900.00' }),
          ],
        },
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'SM-4' })).toHaveAttribute(
    'href',
    '/procurement/movements/4'
  )
  expect(screen.getByText('Stock issues')).toBeVisible()
  expect(screen.getByText('Quotation')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Q-4' })).toBeNull()
  expect(calls.some(({ url }) => url?.includes('figure=actual'))).toBe(true)
})
