import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import PeriodLockList from './list'

const PATH = '/finance/period-locks'
const lock = (more: object) => ({
  id: 1,
  module: 'sales',
  version: 4,
  lockedThroughOn: '2026-01-31',
  can: { lock: true, unlock: true },
  ...more,
})
const CHANGE = {
  id: 9,
  module: 'sales',
  action: 'unlock',
  beforeOn: '2026-02-28',
  afterOn: '2026-01-31',
  reason: 'A late receipt',
  createdByName: 'Sami Al-Harbi',
  createdAt: '2026-03-01T08:00:00.000Z',
}

const show = (state: object) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <PeriodLockList />,
    answers: {
      'GET /api/period-locks': { body: [CHANGE], headers: { 'x-total-count': '1' } },
      'GET /api/period-locks/state': { body: [state] },
      'POST /api/period-locks/unlock': { body: state },
    },
  })

test('the log says who unlocked what and why', async () => {
  show(lock({}))
  expect(await screen.findByText('A late receipt')).toBeVisible()
  expect(screen.getByText('Sami Al-Harbi')).toBeVisible()
  expect(screen.getByText(/Locked through$/)).toBeVisible()
})

test('unlocking asks for a reason and is sent on the version shown', async () => {
  show(lock({}))
  await userEvent.click(await screen.findByRole('button', { name: /Unlock/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Unlock' }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
  await userEvent.type(dialog.getByLabelText('Reason'), 'Forgotten')
  await userEvent.click(dialog.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')!
    expect(JSON.parse(String(sent.data))).toEqual({
      module: 'sales',
      lockedThroughOn: null,
      reason: 'Forgotten',
    })
    expect(sent.headers.get('If-Match')).toBe('"4"')
  })
})

test('who may not change a lock only reads it', async () => {
  show(lock({ lockedThroughOn: null, can: { lock: false, unlock: false } }))
  expect(await screen.findByText('Not locked')).toBeVisible()
  expect(screen.queryByRole('button', { name: /ock$/ })).toBeNull()
})
