import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import SessionsPage from './sessions-page'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const session = (id: string, change = {}) => ({
  id,
  agent: PHONE,
  ip: '10.0.0.7',
  current: false,
  createdAt: new Date(Date.now() - 3600_000).toISOString(),
  lastSeenAt: null,
  ...change,
})
const page = (answers: object) =>
  renderPage({
    path: '/account/sessions',
    at: '/account/sessions',
    element: <SessionsPage />,
    answers: { ...answers },
  })

test('every device but this one can be signed out', async () => {
  page({
    'GET /api/auth/sessions': {
      body: [session('a', { current: true, agent: null }), session('b')],
    },
    'DELETE /api/auth/sessions/b': { status: 204 },
  })
  expect(await screen.findByText(/Safari · iOS/)).toBeVisible()
  const [here, phone] = screen.getAllByRole('listitem').map((row) => within(row))
  expect(here!.queryByRole('button')).toBeNull()
  expect(phone!.getByText('10.0.0.7')).toBeVisible()
  await userEvent.click(phone!.getByRole('button'))
  await waitFor(() => expect(sentTo('DELETE', '/api/auth/sessions/b')).toHaveLength(1))
  await waitFor(() => expect(sentTo('GET', '/api/auth/sessions')).toHaveLength(2))
})

test('devices that cannot be listed are requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  page({
    'GET /api/auth/sessions': () =>
      fails ? { status: 400, body: {} } : { body: [session('a', { current: true })] },
  })
  const alert = await screen.findByRole('alert')
  fails = false
  await userEvent.click(within(alert).getByRole('button'))
  expect(await screen.findByText(/Safari · iOS/)).toBeVisible()
})
