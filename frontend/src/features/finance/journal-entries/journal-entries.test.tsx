import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/finance/journal-entries'
const ENTRY = {
  ...{ id: 7, version: 1, number: 'JE-2026-0007', postedOn: '2026-02-03', text: null },
  ...{ documentKind: 'invoice', documentId: 4, documentNumber: 'INV-2026-0004' },
  ...{ total: '1150.00', createdByName: 'Huda', createdAt: '2026-02-03T08:00:00.000Z' },
}
const account = { id: 3, code: '1100', name: 'Trade receivables', nameAr: 'ذمم العملاء' }
const LINE = {
  ...{ id: 1, account, factOn: '2026-01-31', debit: '1150.00', credit: null, currency: 'USD' },
  ...{ foreign: '306.67', partyType: 'client', partyId: 5, projectId: null, memo: null },
}

test('the list opens entries and their documents', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['ledger.view', 'invoices.view'],
    answers: { 'GET /api/journal-entries': { body: [ENTRY], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'JE-2026-0007' })).toHaveAttribute(
    'href',
    `${PATH}/7`
  )
  expect(screen.getByRole('link', { name: 'INV-2026-0004' })).toHaveAttribute(
    'href',
    '/commercial/invoicing/4'
  )
})

test('an entry shows its lines, their own currency and the day of the document', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/7`,
    element: <Show />,
    answers: { 'GET /api/journal-entries/7': { body: { ...ENTRY, lines: [LINE] } } },
  })
  expect(await screen.findByText(/Trade receivables/)).toBeVisible()
  expect(screen.getByText(/306\.67/)).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Day of the document' })).toBeVisible()
})
