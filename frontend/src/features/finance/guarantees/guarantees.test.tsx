import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import GuaranteeCreate from './create'
import definition from './index'
import GuaranteeList from './list'
import GuaranteeShow from './show'

const PATH = '/finance/guarantees'
const can = (more = {}) => ({
  ...{ update: true, activate: false, extend: true, release: true, claim: true, delete: false },
  ...more,
})
const GUARANTEE = {
  ...{ id: 4, version: 2, direction: 'issued', kind: 'performance', status: 'extended' },
  ...{ bank: 'Riyad Bank', number: 'LG-7', beneficiary: 'Sahara', currency: 'SAR' },
  ...{ amount: '100000.00', percent: '10', commission: '1.5', fee: null, claimed: null },
  ...{ issuedOn: '2026-01-01', expiresOn: '2026-12-31', firstExpiresOn: '2026-06-30' },
  ...{ endedOn: null, endReason: null, note: null, tenderId: null, contractId: 9 },
  ...{ purchaseOrderId: null, link: { kind: 'contracts', id: 9, label: 'CT-9 · Tower' } },
  ...{ daysLeft: 45, cost: '1500.00', costToDate: '900.00' },
  createdAt: '2026-01-01T08:00:00.000Z',
  can: can(),
  extensions: [
    {
      ...{ fromOn: '2026-06-30', toOn: '2026-12-31', reason: 'Client asked' },
      ...{ changedBy: 'Rana', changedAt: '2026-06-01T08:00:00.000Z' },
    },
  ],
}

test('names contracts without a guarantee, bank charges, and what is kept elsewhere', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <GuaranteeList />,
    abilities: ['guarantees.view-all', 'bills.view'],
    answers: {
      'GET /api/guarantees': { body: [GUARANTEE], headers: { 'x-total-count': '1' } },
      'GET /api/guarantees/missing': {
        body: [
          {
            ...{ contractId: 9, number: 'CT-9', title: 'Tower', clientName: 'Sahara' },
            ...{ currency: 'SAR', advance: '10000.00', covered: '6000.00', short: '4000.00' },
          },
        ],
      },
      'GET /api/guarantees/costs': { body: [{ currency: 'SAR', count: 3, amount: '4200.00' }] },
      'GET /api/guarantees/elsewhere': {
        body: [
          {
            ...{ source: 'vendor_advance', id: 3, parentId: 3, parentNumber: 'VA-3' },
            ...{ kind: 'advance', number: 'V-1', bank: 'Alinma', currency: 'SAR' },
            ...{ expiresOn: '2026-02-01', amount: '500.00', isExpired: true },
          },
        ],
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'LG-7' })).toHaveAttribute('href', `${PATH}/4`)
  expect(screen.getByRole('link', { name: 'CT-9' })).toHaveAttribute(
    'href',
    '/commercial/contracts/9'
  )
  expect(await screen.findByText(/not covered SAR 4,000.00/)).toBeVisible()
  expect(await screen.findByText('SAR 4,200.00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Advance VA-3' })).toHaveAttribute(
    'href',
    '/procurement/vendor-advances/3'
  )
})

test('a claim names its amount and reason, on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <GuaranteeShow />,
    answers: {
      'GET /api/guarantees/4': { body: GUARANTEE },
      'POST /api/guarantees/4/claim': { body: { ...GUARANTEE, status: 'claimed' } },
    },
  })
  expect(await screen.findByText('Client asked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark as issued' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Record claim' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText('Amount')
  expect(amount).toHaveValue('100000.00')
  await userEvent.clear(amount)
  await userEvent.type(amount, '40000')
  await userEvent.type(dialog.getByLabelText('Reason'), 'Delay')
  await userEvent.click(dialog.getByRole('button', { name: 'Record claim' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')
    expect(JSON.parse(String(sent?.data))).toMatchObject({ amount: '40000', reason: 'Delay' })
    expect(sent?.headers.get('If-Match')).toBe('"2"')
  })
})

test('a new one without a number is saved as requested, with one link', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <GuaranteeCreate />,
    abilities: ['guarantees.manage'],
    answers: {
      'GET /api/guarantees/links/contracts': { body: [{ id: 9, label: 'CT-9 · Tower' }] },
      'POST /api/guarantees': { status: 201, body: GUARANTEE },
    },
  })
  await userEvent.type(await screen.findByLabelText('Bank'), 'Riyad Bank')
  await userEvent.type(screen.getByLabelText('Beneficiary'), 'Sahara')
  await userEvent.type(screen.getByLabelText('Amount'), '100000')
  await userEvent.type(screen.getByLabelText('Expires on'), '2026-12-31{enter}')
  await userEvent.click(screen.getByLabelText('Belongs to'))
  await userEvent.click(await screen.findByTitle('Contract'))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Contract' }))
  await userEvent.click(await screen.findByTitle('CT-9 · Tower'))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')
    expect(JSON.parse(String(sent?.data))).toMatchObject({
      ...{ direction: 'issued', kind: 'performance', number: null, amount: '100000' },
      ...{ contractId: 9, tenderId: null, purchaseOrderId: null },
    })
  })
})
