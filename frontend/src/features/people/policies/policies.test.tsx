import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import PolicyCreate from './create'
import PolicyShow from './show'

const PATH = '/hr/employee-policies'
const can = {
  ...{ update: true, delete: false, revise: true, draft: false, discard: false },
  ...{ publish: false, withdraw: true, remind: true },
}
const policy = {
  ...{ id: 4, version: 3, kind: 'employee', code: 'HR-01', title: 'Leave', titleAr: 'الإجازات' },
  ...{ audience: 'roles', audienceOf: ['staff'], audienceNames: ['staff'], readingDays: 14 },
  ...{ status: 'published', withdrawnOn: null, hasDraft: false, revision: 1, latestRevision: 1 },
  ...{ effectiveOn: '2026-01-01', readCount: 3, readerCount: 7, can },
  updatedAt: '2026-01-01T08:00:00Z',
  revisions: [
    {
      ...{ revision: 1, body: 'Ask early.', bodyAr: 'اطلب مبكراً.', changeNote: null },
      ...{ effectiveOn: '2026-01-01', publishedAt: '2025-12-20T08:00:00Z' },
      publishedByName: 'Administrator',
    },
  ],
}

const showPolicy = (more: object = {}) =>
  renderResource(definition, {
    ...{ path: `${PATH}/:id`, at: `${PATH}/4`, element: <PolicyShow /> },
    answers: {
      'GET /api/policies/4': { body: { ...policy, ...more } },
      'POST /api/policies/4/revisions': { body: policy },
      'POST /api/policies/4/reminders': { body: { reminded: 4 } },
    },
  })

const sentTo = (url: string) =>
  calls.find((one) => one.url === `/api/policies/4/${url}` && one.method === 'post')

test('the next revision begins with the text of the last', async () => {
  showPolicy()
  expect(await screen.findByText('Ask early.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Write next revision/ }))
  const text = await screen.findByLabelText('English text')
  expect(text).toHaveValue('Ask early.')
  await userEvent.type(text, ' Two weeks.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('revisions')).toBeDefined())
  expect(JSON.parse(String(sentTo('revisions')!.data))).toEqual({
    ...{ body: 'Ask early. Two weeks.', bodyAr: 'اطلب مبكراً.', changeNote: null },
  })
})

test('those who have not read it are counted before they are reminded', async () => {
  showPolicy()
  await userEvent.click(await screen.findByRole('button', { name: /reminder/i }))
  expect(await screen.findByText('4 people have not read it yet.')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: /reminder/i }).at(-1)!)
  await waitFor(() => expect(sentTo('reminders')).toBeDefined())
})

test('a policy for certain roles is not saved without one', async () => {
  renderResource(definition, {
    ...{ path: `${PATH}/new`, at: `${PATH}/new`, element: <PolicyCreate /> },
    answers: {},
  })
  await userEvent.click(await screen.findByLabelText('Applies to'))
  await userEvent.click(await screen.findByTitle('Roles'))
  expect(await screen.findByLabelText('Which')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
})
