import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { http } from '../../api/http'
import { calls, fakeApi } from '../../test/fake-api'
import { makeUser } from '../../test/factories'
import { renderAt } from '../../test/render'
import { notifyTabs } from '../../providers/tabs'
import { SessionWatch } from './session-watch'

const user = makeUser()

function times(seconds: number) {
  const at = (offset: number) => new Date(Date.now() + offset * 1000).toISOString()
  return { expiresAt: at(seconds), warnAt: at(seconds - 60), absoluteExpiresAt: at(36_000) }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('warns in the last minute; a key keeps the session alive and closes the warning', async () => {
  fakeApi(({ method }) => ({ body: times(method === 'post' ? 1800 : 40) }))
  renderAt(<SessionWatch user={user} />)
  expect(await screen.findByText('Are you still there?')).toBeInTheDocument()
  expect(calls[0]?.headers.get('X-Background')).toBe('1')
  await userEvent.keyboard('x')
  expect(calls.some(({ url }) => url === '/api/auth/keep-alive')).toBe(true)
  await waitFor(() => expect(screen.queryByText('Are you still there?')).not.toBeInTheDocument())
})

it('lets the user sign in again in place and sends the refused call once more', async () => {
  let isSignedIn = false
  fakeApi(({ url }) => {
    if (url === '/api/auth/login') {
      isSignedIn = true
      return { body: user }
    }
    if (url === '/api/clients') return isSignedIn ? { body: { id: 3 } } : { status: 401, body: {} }
    return { body: times(1800) }
  })
  renderAt(
    <>
      <input aria-label="Note" />
      <SessionWatch user={user} />
    </>
  )
  await userEvent.type(screen.getByLabelText('Note'), 'typed before')
  let saved: Promise<{ data: unknown }> | undefined
  act(() => {
    saved = http.post('/api/clients', { name: 'New' })
  })
  expect(await screen.findByText('Your session has expired')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect((await saved)?.data).toEqual({ id: 3 })
  expect(screen.getByLabelText('Note')).toHaveValue('typed before')
})

it('goes on by itself when the same person signs in again in another tab', async () => {
  let isSignedIn = false
  fakeApi(({ url }) => {
    if (url === '/api/clients') return isSignedIn ? { body: { id: 3 } } : { status: 401, body: {} }
    return { body: times(1800) }
  })
  renderAt(<SessionWatch user={user} />)
  let saved: Promise<{ data: unknown }> | undefined
  act(() => {
    saved = http.post('/api/clients', { name: 'New' })
  })
  expect(await screen.findByText('Your session has expired')).toBeInTheDocument()
  isSignedIn = true
  act(() => notifyTabs({ kind: 'signed-in', userId: user.id }, 'another tab'))
  expect((await saved)?.data).toEqual({ id: 3 })
})
