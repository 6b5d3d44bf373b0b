import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import RetentionPage from './retention-page'

const buckets = {
  notDue: '50.00',
  d0to30: '50.00',
  d31to60: '0.00',
  d61to90: '0.00',
  over90: '0.00',
}
const amounts = {
  retained: '100.00',
  released: '0.00',
  held: '100.00',
  due: '50.00',
  notDue: '50.00',
  buckets,
}
const row = (more: object) => ({
  contractId: 7,
  number: 'CT-2026-0007',
  title: 'Tower',
  titleAr: null,
  clientId: 5,
  clientName: 'Falcon',
  planned: true,
  nextOn: '2026-03-01',
  ...amounts,
  ...more,
})

test('each contract leads to its release plan, and one without a plan says so', async () => {
  renderPage({
    path: '/commercial/retention',
    at: '/commercial/retention',
    element: <RetentionPage />,
    abilities: ['invoices.view'],
    answers: {
      'GET /api/retention': {
        body: {
          asOf: '2026-03-20',
          currency: 'SAR',
          rows: [row({}), row({ contractId: 8, number: 'CT-2026-0008', planned: false })],
          totals: amounts,
        },
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'CT-2026-0007' })).toHaveAttribute(
    'href',
    '/commercial/contracts/7?tab=retention'
  )
  expect(screen.getByText('No release plan')).toBeVisible()
})
