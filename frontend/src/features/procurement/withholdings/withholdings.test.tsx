import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import List from './list'

const ROW = {
  ...{ id: 1, withheldOn: '2026-01-15', reportedOn: '2026-02-01', documentNumber: 'RF-410' },
  ...{ vendorId: 9, vendorName: 'Rhein', currency: 'EUR', rate: '5', certificate: null },
  kind: { id: 4, code: 'technical', name: 'Technical services', nameAr: 'خدمات فنية' },
  ...{ isCorrection: true, billId: 7, advanceId: null },
  ...{ subject: '1000.00', tax: '50.00', foreignSubject: '250.00', foreignTax: '12.50' },
}

test('each payment leads to its bill or advance, and says what it corrects', async () => {
  const advance = { ...ROW, id: 2, billId: null, advanceId: 3, documentNumber: 'ADV-1' }
  renderResource(definition, {
    path: '/finance/withholdings',
    at: '/finance/withholdings',
    element: <List />,
    abilities: ['withholding.view', 'finance.bills', 'bills.view'],
    answers: {
      'GET /api/withholdings': { body: [ROW, advance], headers: { 'x-total-count': '2' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'RF-410' })).toHaveAttribute(
    'href',
    '/finance/bills/7'
  )
  expect(screen.getByRole('link', { name: 'ADV-1' })).toHaveAttribute(
    'href',
    '/procurement/vendor-advances/3'
  )
  expect(screen.getAllByText('Correction')).toHaveLength(2)
})
