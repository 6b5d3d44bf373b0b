import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, renderResource } from '../../../kit/testing/render-resource'
import { setCurrentUser } from '../../../providers/current-user'
import { makeUser } from '../../../test/factories'
import { calls } from '../../../test/fake-api'
import type { SetupStep } from './setup-step'
import definition from './index'
import { SetupCard } from './setup-card'
import SetupPage from './setup-page'

const step = (id: number, name: SetupStep['step'], more: Partial<SetupStep> = {}): SetupStep => ({
  ...{ id, step: name, state: 'open', missing: [], confirmedAt: null, confirmedBy: null },
  ...more,
})
const done = {
  state: 'done',
  confirmedAt: '2026-11-01T08:00:00.000Z',
  confirmedBy: { id: 1, name: 'Amal' },
} as const

const STEPS = [
  step(1, 'company', done),
  step(2, 'users', { missing: ['others', 'secondAdministrator'] }),
  step(3, 'approvals', { missing: ['purchase_order'] }),
  step(4, 'sections'),
]

const page = (at: string, answers = {}) =>
  renderResource(definition, {
    path: '/admin/setup-steps',
    at,
    element: <SetupPage />,
    abilities: ['settings.manage'],
    answers: {
      'GET /api/setup-steps': { body: STEPS },
      'GET /api/demo-data': { body: { demo: null } },
      ...answers,
    },
  })

test('the first open step is shown, with what is missing', async () => {
  page('/admin/setup-steps')
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  expect(screen.getByText('1 of 4 steps done')).toBeVisible()
  expect(screen.getByText('A second administrator')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Import users' })).toHaveAttribute(
    'href',
    '/admin/users/import'
  )
})

test('kinds of documents are called as in the approval rules', async () => {
  page('/admin/setup-steps?step=approvals')
  expect(await screen.findByText('Purchase orders')).toBeVisible()
})

test('a step that lacks something is left out on purpose, and the next one opens', async () => {
  const after = STEPS.map((one) =>
    one.step === 'users' ? { ...one, ...done, state: 'left_out' } : one
  )
  page('/admin/setup-steps', { 'POST /api/setup-steps/users/confirm': { body: after } })
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out for now' }))
  expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeVisible()
  expect(calls.at(-1)?.url).toContain('/api/setup-steps/users/confirm')
})

test('a confirmed step says by whom, and is opened again', async () => {
  const confirmed = STEPS.map((one) => (one.step === 'sections' ? { ...one, ...done } : one))
  page('/admin/setup-steps?step=sections', {
    'GET /api/setup-steps': { body: confirmed },
    'POST /api/setup-steps/sections/reopen': { body: STEPS },
  })
  expect(await screen.findByText(/Confirmed by Amal/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
  await waitFor(() => expect(screen.queryByText(/Confirmed by Amal/)).toBeNull())
  expect(screen.getByRole('button', { name: 'Confirm and continue' })).toBeVisible()
})

test('the card of the dashboard names what is open, and goes when nothing is', async () => {
  setCurrentUser(makeUser({ abilities: ['settings.manage'] }))
  const card = (steps: SetupStep[]) =>
    renderPage({
      path: '/admin',
      at: '/admin',
      element: <SetupCard />,
      abilities: ['settings.manage'],
      answers: { 'GET /api/setup-steps': { body: steps } },
    })
  const { unmount } = card(STEPS)
  const alert = await screen.findByRole('alert')
  expect(
    within(alert).getByText(/3 steps are still to do. Users, Approvals, Sections/)
  ).toBeVisible()
  unmount()
  card(STEPS.map((one) => ({ ...one, ...done })))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
