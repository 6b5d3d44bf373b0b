import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CURRENT_USER_KEY, setCurrentUser } from '../../../providers/current-user'
import { queryClient } from '../../../providers/query-client'
import { fakeApi } from '../../../test/fake-api'
import { makeUser } from '../../../test/factories'
import { renderAt } from '../../../test/render'
import { UserMenu } from './user-menu'

const user = makeUser()

async function openMenu(showAdmin = false) {
  renderAt(<UserMenu user={user} showAdmin={showAdmin} />, '/finance')
  await userEvent.click(screen.getByRole('button', { name: 'Account of Sara Ali' }))
  return screen.findByText('staff')
}

it('shows the name, the username in italics and the photo button', async () => {
  const username = await openMenu()
  expect(username.tagName).toBe('EM')
  expect(screen.getByRole('button', { name: 'Change photo' })).toBeInTheDocument()
  expect(screen.queryByText('Admin Dashboard')).not.toBeInTheDocument()
})

it('leads administrators to /admin', async () => {
  await openMenu(true)
  const link = screen.getByRole('link', { name: /Admin Dashboard/ })
  expect(link).toHaveAttribute('href', '/admin')
})

it('signs out to /login even when the call fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeApi(() => ({ status: 500, body: {} }))
  setCurrentUser(user)
  localStorage.setItem('lastUser', 'staff')
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await vi.waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'))
  expect(localStorage.getItem('lastUser')).toBeNull()
  expect(queryClient.getQueryData(CURRENT_USER_KEY)).toBeNull()
})
