import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import SessionList from './list'

const MINE = {
  id: 1,
  user: { id: 1, name: 'Admin', username: 'admin' },
  ip: '10.0.0.1',
  agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastSeenAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-03-01T09:30:00.000Z',
  current: true,
  can: { end: false },
}
const HERS = {
  ...MINE,
  id: 2,
  user: { id: 9, name: 'Huda', username: 'bdm' },
  current: false,
  can: { end: true },
}

test('a session of someone is ended after asking, one’s own present one cannot be', async () => {
  renderResource(definition, {
    path: '/admin/sessions',
    at: '/admin/sessions',
    element: <SessionList />,
    answers: {
      'GET /api/sessions': { body: [MINE, HERS], headers: { 'x-total-count': '2' } },
      'DELETE /api/sessions/2': { status: 204 },
    },
  })
  expect(await screen.findByRole('link', { name: 'Huda' })).toBeVisible()
  expect(screen.getAllByText('Chrome · Windows')).toHaveLength(2)
  expect(screen.getByText('This session')).toBeVisible()
  const buttons = screen.getAllByRole('button', { name: 'End' })
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'delete')).toBe(true))
})
