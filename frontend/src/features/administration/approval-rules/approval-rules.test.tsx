import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import ApprovalRuleEdit from './edit'
import ApprovalRuleList from './list'

const RULE = {
  id: 3,
  version: 4,
  documentType: 'quotation',
  name: 'Thin margins',
  nameAr: 'هوامش ضيقة',
  currency: 'SAR',
  amountFrom: '0.00',
  amountTo: null,
  marginBelow: '12',
  active: true,
  steps: [
    { name: 'Quotation approval', nameAr: 'اعتماد', approver: 'ability:quotations.approve' },
    { name: 'Owner', nameAr: 'المالك', approver: 'user:2' },
  ],
  can: { update: true },
}
const PEOPLE = { 'GET /api/auth/users': { body: [{ id: 2, name: 'Khalid' }] } }

test('a rule is listed with its limits and its steps in their order', async () => {
  renderResource(definition, {
    path: '/admin/approval-rules',
    at: '/admin/approval-rules',
    element: <ApprovalRuleList />,
    answers: {
      'GET /api/approval-rules': { body: [RULE], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'Thin margins' })).toBeVisible()
  expect(screen.getByText('12%')).toBeVisible()
  expect(screen.getByText('No limit')).toBeVisible()
  expect(screen.getByText('Owner')).toBeVisible()
})

test('the form sends limits and steps, and leaves the kind of document alone', async () => {
  renderResource(definition, {
    path: '/admin/approval-rules/:id/edit',
    at: '/admin/approval-rules/3/edit',
    element: <ApprovalRuleEdit />,
    answers: {
      ...PEOPLE,
      'GET /api/approval-rules/3': { body: RULE, headers: { etag: '"4"' } },
      'PATCH /api/approval-rules/3': { body: { ...RULE, version: 5 } },
    },
  })
  const margin = await screen.findByLabelText('Margin below')
  await userEvent.clear(margin)
  await userEvent.type(margin, '8.5')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'patch')).toBe(true))
  const body = JSON.parse(String(calls.find(({ method }) => method === 'patch')!.data))
  expect(body).toMatchObject({
    amountFrom: '0.00',
    amountTo: null,
    marginBelow: '8.5',
    active: true,
    steps: RULE.steps,
  })
  expect(body).not.toHaveProperty('documentType')
})
