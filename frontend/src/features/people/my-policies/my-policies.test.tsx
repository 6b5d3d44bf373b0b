import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import MyPolicies from './list'
import MyPolicyPage from './show'

const PATH = '/hr/my-policies'
const policy = {
  ...{ id: 4, kind: 'employee', code: 'HR-01', title: 'Leave', titleAr: 'الإجازات' },
  ...{ revision: 2, body: 'Ask early.', bodyAr: 'اطلب مبكراً.', changeNote: 'Shorter' },
  ...{ effectiveOn: '2026-01-01', publishedAt: '2025-12-20T08:00:00Z', isInForce: true },
  ...{ dueOn: '2020-01-01', acknowledgedAt: null, mustRead: true },
}

test('what is overdue says so', async () => {
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <MyPolicies /> },
    answers: { 'GET /api/my-policies': { body: [policy] } },
  })
  expect(await screen.findByRole('link', { name: 'Leave' })).toHaveAttribute('href', `${PATH}/4`)
  expect(screen.getByText(/Overdue since/)).toBeVisible()
})

test('the revision that was read is signed, and then has the time of it', async () => {
  renderResource(definition, {
    ...{ path: `${PATH}/:id`, at: `${PATH}/4`, element: <MyPolicyPage /> },
    answers: {
      'GET /api/my-policies/4': { body: policy },
      'POST /api/my-policies/4/acknowledgement': {
        body: { ...policy, acknowledgedAt: '2026-02-01T08:00:00Z', mustRead: false },
      },
    },
  })
  expect(await screen.findByText('Ask early.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /I have read/ }))
  expect(await screen.findByText(/You acknowledged this on/)).toBeVisible()
  const sent = () => calls.find(({ method }) => method === 'post')
  await waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(String(sent()!.data))).toEqual({ revision: 2 })
  expect(screen.queryByRole('button', { name: /I have read/ })).not.toBeInTheDocument()
})
