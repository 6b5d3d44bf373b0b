import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import QuotationApproval from './approval'
import QuotationCreate from './create'
import QuotationShow from './show'

const BREAKDOWN = {
  total: 78,
  recommendation: 'GO',
  knockedOut: false,
  configVersion: 1,
  criteria: [
    {
      key: 'requester_type',
      label: 'Requester type',
      labelAr: 'صفة طالب العرض',
      weight: 15,
      level: 4,
      points: 12,
      reason: 'Main contractor is rated 4 of 5',
    },
  ],
}
const QUOTATION = {
  id: 8,
  version: 1,
  number: 'Q-2026-0008',
  projectName: 'Tower',
  productTypes: [],
  quotedOn: '2026-03-01',
  currency: 'SAR',
  vatRate: '15',
  total: '115.00',
  subtotal: '100.00',
  discount: '0.00',
  vat: '15.00',
  status: 'pending',
  stage: 'pending_approval',
  projectScore: 78,
  recommendationStatus: 'GO',
  sections: [],
  lines: [
    {
      id: 1,
      section: null,
      description: 'Beam',
      quantity: '2',
      unit: 'ton',
      unitRate: '50',
      total: '100.00',
    },
  ],
  scoreBreakdown: BREAKDOWN,
  documents: [],
  trackingSheets: [],
  approval: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  can: { update: true, approve: false },
  allowedActions: [],
}
const CREATE = {
  path: '/engineering/create-quotation',
  at: '/engineering/create-quotation',
  element: <QuotationCreate />,
}

test('creating without required fields says so in the words of the portal', async () => {
  renderResource(definition, {
    ...CREATE,
    answers: { 'POST /api/scoring-configs/preview': { body: BREAKDOWN } },
  })
  const text = await screen.findByText('Create quotation')
  await userEvent.click(text.closest('button')!)
  expect(
    await screen.findByText('Form has validation errors. Please fill in all required fields.')
  ).toBeVisible()
})

test('a new quotation has no score until something about the project is known', async () => {
  renderResource(definition, {
    ...CREATE,
    answers: { 'POST /api/scoring-configs/preview': { body: BREAKDOWN } },
  })
  expect(await screen.findByText('Not scored yet')).toBeVisible()
  expect(screen.queryByText('Main contractor is rated 4 of 5')).toBeNull()
  await userEvent.type(screen.getByLabelText('City'), 'Riyadh')
  expect(await screen.findByText('Main contractor is rated 4 of 5')).toBeVisible()
  expect(screen.queryByText('Not scored yet')).toBeNull()
})

test('a draft needs a project name only and is sent as one', async () => {
  renderResource(definition, {
    ...CREATE,
    answers: {
      'POST /api/scoring-configs/preview': { body: BREAKDOWN },
      'POST /api/quotations': (body) => {
        expect(body).toMatchObject({ projectName: 'Tower', draft: true, lines: [] })
        return { status: 201, body: QUOTATION }
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Project name'), 'Tower')
  await userEvent.click(screen.getByText('Save as draft'))
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/engineering/quotations/Q-2026-0008')
  )
})

test('a quotation is read by its number; unknown ones are named as such', async () => {
  const page = { path: '/engineering/quotations/:quotationNumber', element: <QuotationShow /> }
  const { unmount } = renderResource(definition, {
    ...page,
    at: '/engineering/quotations/Q-2026-0008',
    answers: { 'GET /api/quotations/by-number/Q-2026-0008': { body: QUOTATION } },
  })
  expect(await screen.findByRole('heading', { name: 'Q-2026-0008' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
  unmount()
  renderResource(definition, {
    ...page,
    at: '/engineering/quotations/77',
    answers: { 'GET /api/quotations/77': { status: 404, body: { message: 'Not found' } } },
  })
  expect(
    await screen.findByText('Could not find the requested quotation', {}, { timeout: 4000 })
  ).toBeVisible()
})

test('the approval page asks for the pending ones and approves the version seen', async () => {
  renderResource(definition, {
    path: '/quotation-approvals',
    at: '/quotation-approvals',
    element: <QuotationApproval />,
    answers: {
      'GET /api/quotations': { body: [QUOTATION], headers: { 'x-total-count': '1' } },
      'GET /api/quotations/8': { body: { ...QUOTATION, allowedActions: ['approve', 'reject'] } },
      'POST /api/quotations/8/approve': { body: QUOTATION },
    },
  })
  await userEvent.click(await screen.findByLabelText('Review Q-2026-0008'))
  expect(calls.some(({ url }) => url?.includes('stage=pending_approval'))).toBe(true)
  await userEvent.click(await screen.findByText('Approve'))
  const dialog = (await screen.findByText('Approve Q-2026-0008?')).closest('[role="dialog"]')!
  await userEvent.click(within(dialog as HTMLElement).getByRole('button', { name: 'Approve' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/approve'))
    expect(sent?.headers.get('If-Match')).toBe('"1"')
  })
})
