import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import DecisionPage from './decision-page'

const APPROVE = '/api/purchase-orders/9/approve'
const REJECT = '/api/purchase-orders/9/reject'

const ITEM = {
  ...{
    id: 5,
    version: 3,
    documentType: 'purchase_order',
    documentId: 9,
    resource: 'purchase-orders',
  },
  ...{ documentNumber: 'PO-2026-0009', title: 'Rebar', titleAr: null, status: 'pending' },
  ...{ amount: '92000.00', currency: 'SAR', requestedAt: '2026-12-01T08:00:00.000Z' },
  ...{ requestedBy: { id: 2, name: 'Buyer' }, authors: [], onBehalfOf: null, steps: [] },
  ...{ changes: null, isReplaced: false, approve: 'approve', reject: 'reject' },
  ...{ link: '/procurement/purchase-orders/9', can: { decide: true } },
}

function show(at: string, item: object = ITEM) {
  renderPage({
    path: '/approvals/:id',
    at,
    element: <DecisionPage />,
    answers: {
      'GET /api/approvals/5': { body: item },
      [`POST ${APPROVE}`]: { body: {} },
      [`POST ${REJECT}`]: { body: {} },
    },
  })
}

test('opening the link of a mail decides nothing; one more click approves what is shown', async () => {
  show('/approvals/5?version=3&decision=approve')
  const button = await screen.findByRole('button', { name: /Approve now/ })
  expect(screen.getByText(/92,000/)).toBeVisible()
  expect(calls.every(({ method }) => method === 'get')).toBe(true)
  await userEvent.click(button)
  await waitFor(() => expect(sentTo('POST', APPROVE)).toHaveLength(1))
  expect(sentTo('POST', APPROVE).map(({ ifMatch }) => ifMatch)).toEqual(['"3"'])
})

test('a rejection wants its reason', async () => {
  show('/approvals/5?version=3&decision=reject')
  await userEvent.click(await screen.findByRole('button', { name: /Reject now/ }))
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(sentTo('POST', REJECT)).toHaveLength(0)
  await userEvent.type(screen.getByRole('textbox'), 'Too dear')
  await userEvent.click(screen.getByRole('button', { name: /Reject now/ }))
  await waitFor(() =>
    expect(sentTo('POST', REJECT).map(({ body }) => body)).toEqual([{ reason: 'Too dear' }])
  )
})

test('a document that was changed after the mail says so', async () => {
  show('/approvals/5?version=2&decision=approve')
  expect(await screen.findByText(/was changed after the mail was sent/)).toBeVisible()
})

test('who may not decide sees no button', async () => {
  show('/approvals/5?version=3', { ...ITEM, can: { decide: false } })
  expect(await screen.findByText("You can't decide this step.")).toBeVisible()
  expect(screen.queryByRole('button', { name: /now/ })).toBeNull()
})
