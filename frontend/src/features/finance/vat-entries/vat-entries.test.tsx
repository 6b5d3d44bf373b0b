import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import List from './list'

const PATH = '/finance/vat-entries'
const ROW = {
  ...{ id: 4, version: 1, documentKind: 'invoice', documentId: 9, documentNumber: 'INV-9' },
  ...{ documentOn: '2026-01-15', reportedOn: '2026-02-01', box: 'standard_sales' },
  ...{ isAdjustment: true, isCorrection: true, isFiled: false, taxable: '-30.09', vat: '-4.51' },
  ...{ partyType: 'client', partyId: 3, partyName: 'Najd', partyVatNumber: '300000000000003' },
  ...{ uuid: null, invoiceHash: null },
}

test('documents of a box are linked, and adjustments and corrections are marked', async () => {
  renderResource(definition, {
    path: PATH,
    at: `${PATH}?box=standard_sales&reportedOn_gte=2026-02-01`,
    element: <List />,
    abilities: ['vat-returns.view', 'invoices.view'],
    answers: { 'GET /api/vat-entries': { body: [ROW], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'INV-9' })).toHaveAttribute(
    'href',
    '/commercial/invoicing/9'
  )
  expect(screen.getByText('Adjustment')).toBeVisible()
  expect(screen.getByText('Correction')).toBeVisible()
  const asked = calls.find(({ url }) => url?.startsWith('/api/vat-entries'))!
  expect(JSON.stringify([asked.url, asked.params])).toMatch(/standard_sales/)
})
