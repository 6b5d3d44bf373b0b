import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import InvoiceList from './list'
import InvoiceShow from './show'

const amounts = Object.fromEntries(
  [
    'gross',
    'retention',
    'advanceRecovery',
    'deductions',
    'taxable',
    'vat',
    'total',
    'payable',
    'settled',
    'balance',
  ].map((name) => [name, '115.00'])
)
const DRAFT = {
  ...amounts,
  id: 7,
  version: 1,
  type: 'standard',
  status: 'draft',
  number: null,
  clientId: 5,
  clientName: 'Sahara',
  currency: 'SAR',
  issuedOn: null,
  dueOn: null,
  overdue: false,
  can: { update: true, delete: true, issue: true, credit: false },
  buyer: { name: 'Sahara' },
  contract: null,
  original: null,
  certificateNo: null,
  reason: null,
  notes: null,
  pdfUrl: null,
  lines: [],
  checks: [{ key: 'lines', ok: true, required: true }],
  settlements: [],
  refunds: [],
}
const ABILITIES = ['invoices.view', 'invoices.manage']

test('the list tells drafts from numbers and points out what is overdue', async () => {
  const issued = { ...DRAFT, id: 8, number: 'INV-2026-0001', status: 'issued', overdue: true }
  renderResource(definition, {
    path: '/commercial/invoicing',
    at: '/commercial/invoicing',
    element: <InvoiceList />,
    abilities: ABILITIES,
    answers: { 'GET /api/invoices': { body: [DRAFT, issued], headers: { 'x-total-count': '2' } } },
  })
  expect(await screen.findByRole('link', { name: 'Draft 7' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'INV-2026-0001' })).toBeVisible()
  expect(screen.getByText('Overdue', { selector: '.ant-tag' })).toBeVisible()
})

test('what a draft lacks is shown, and it cannot be issued before', async () => {
  renderResource(definition, {
    path: '/commercial/invoicing/:id',
    at: '/commercial/invoicing/7',
    element: <InvoiceShow />,
    abilities: ABILITIES,
    answers: {
      'GET /api/invoices/7': {
        body: { ...DRAFT, checks: [{ key: 'buyerId', ok: false, required: true }] },
      },
    },
  })
  expect(await screen.findByText(/needs a VAT number or another ID/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Issue' })).toBeDisabled()
})

test('an advance above its contract is not called ready before another person has agreed', async () => {
  const highAdvance = {
    ...{ advanced: '12.00', contractValue: '10.00', above: '2.00', agreed: false },
    ...{ approval: null, can: { request: false, approve: false, reject: false } },
  }
  renderResource(definition, {
    path: '/commercial/invoicing/:id',
    at: '/commercial/invoicing/7',
    element: <InvoiceShow />,
    abilities: ABILITIES,
    answers: {
      'GET /api/invoices/7': {
        body: { ...DRAFT, highAdvance, contract: { id: 3, number: 'CT-3' } },
      },
    },
  })
  expect(await screen.findByText(/above the contract's value isn't approved yet/)).toBeVisible()
  expect(screen.queryByText('Ready to issue')).toBeNull()
})

test('a draft that is ready is issued after a question', async () => {
  let issued = false
  renderResource(definition, {
    path: '/commercial/invoicing/:id',
    at: '/commercial/invoicing/7',
    element: <InvoiceShow />,
    abilities: ABILITIES,
    answers: {
      'GET /api/invoices/7': { body: DRAFT },
      'POST /api/invoices/7/issue': () => {
        issued = true
        return { body: DRAFT }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Issue' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(dialog.querySelector('.ant-btn-primary')!)
  await waitFor(() => expect(issued).toBe(true))
})
