import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Entry } from './app'
import { Toaster } from '../providers/toast/toaster'
import { calls, fakeApi } from '../test/fake-api'
import { makeUser } from '../test/factories'
import { renderAt } from '../test/render'

// The signed-in half needs the whole portal; here only its arrival counts.
vi.mock('./signed-in', () => ({
  default: ({ user }: { user: { name: string } }) => <h1>Portal of {user.name}</h1>,
}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function start(path = '/') {
  return renderAt(
    <>
      <Entry />
      <Toaster />
    </>,
    path
  )
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Username'), 'sara')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

describe('sign-in', () => {
  it('says Loading... until the user is known', () => {
    fakeApi(() => new Promise(() => undefined))
    start()
    expect(screen.getByText('Loading...')).toBeInTheDocument()
  })

  it('shows the form when signed out, asks for both fields, then opens the portal', async () => {
    const user = makeUser()
    let isSignedIn = false
    fakeApi(({ url }) => {
      if (url === '/api/auth/login') {
        isSignedIn = true
        return { body: { user } }
      }
      return isSignedIn ? { body: user } : { status: 401, body: {} }
    })
    start('/commercial/clients')
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.getAllByText(/please enter/i)).toHaveLength(2))
    await signIn()
    expect(await screen.findByText('Portal of Sara Ali')).toBeInTheDocument()
    expect(await screen.findByText('Login Successful')).toBeInTheDocument()
    expect(screen.getByText('Welcome back, Sara Ali!')).toBeInTheDocument()
    expect(screen.getByTestId('address')).toHaveTextContent('/commercial/clients')
    expect(localStorage.getItem('lastUser')).toBe('staff')
    const body = calls.find(({ url }) => url === '/api/auth/login')?.data
    expect(JSON.parse(body)).toEqual({ username: 'sara', password: 'secret' })
  })

  it.each([
    [{ status: 401, body: { message: 'Invalid credentials' } }, 'Invalid credentials'],
    [{ status: 418, body: {} }, 'Login failed with status: 418'],
  ])('tells why a sign-in failed', async (answer, text) => {
    fakeApi(({ url }) => (url === '/api/auth/login' ? answer : { status: 401, body: {} }))
    start('/login')
    await signIn()
    expect(await screen.findByText('Login Failed')).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('offers the names with a passcode at /engineering, where that is on', async () => {
    fakeApi(({ url }) =>
      url === '/api/auth/passcode-users'
        ? { body: [{ id: 4, name: 'Omar' }] }
        : { status: 401, body: {} }
    )
    start('/engineering')
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Please select your name')).toBeInTheDocument()
    expect(await screen.findByText('Please enter your passcode')).toBeInTheDocument()
  })

  it('falls back to the username form at /engineering', async () => {
    fakeApi(({ url }) => ({ status: url === '/api/auth/passcode-users' ? 404 : 401, body: {} }))
    start('/engineering')
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
  })

  it('greets visitors of the approval pages with their own text', async () => {
    fakeApi(() => ({ status: 401, body: {} }))
    start('/quotation-approvals')
    expect(await screen.findByText('Please log in to access this page')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  })

  it('offers a retry when the user cannot be read', async () => {
    let isBroken = true
    fakeApi(() => (isBroken ? { status: 500, body: {} } : { body: makeUser() }))
    start()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await userEvent.click(retry)
    await waitFor(() => expect(screen.getByText('Portal of Sara Ali')).toBeInTheDocument())
  })
})
