import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setCurrentUser } from '../../providers/current-user'
import { makeUser } from '../../test/factories'
import { calls, fakeApi } from '../../test/fake-api'
import { renderAt } from '../../test/render'
import PreferencesPage from './preferences-page'

const KINDS = [
  { kind: 'approval_requests', inApp: true, required: true },
  { kind: 'jobs_finished', inApp: true, required: false },
]

function open() {
  const user = makeUser()
  fakeApi(({ url, method, data }) => {
    if (url === '/api/notifications/preferences') {
      const sent = method === 'patch' ? JSON.parse(data) : null
      return { body: KINDS.map((item) => (item.kind === sent?.kind ? { ...item, ...sent } : item)) }
    }
    if (url === '/api/auth/preferences') {
      return { body: { ...user, preferences: { ...user.preferences, ...JSON.parse(data) } } }
    }
    return { body: user }
  })
  setCurrentUser(user)
  renderAt(<PreferencesPage />, '/account/preferences')
}
const sent = (url: string) =>
  calls
    .filter((call) => call.url === url && call.method === 'patch')
    .map(({ data }) => JSON.parse(data))

it('keeps each choice in this browser and on the server', async () => {
  open()
  await userEvent.click(
    screen.getByRole('switch', { name: 'Show Hijri dates next to Gregorian dates' })
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Sounds' }))
  await waitFor(() =>
    expect(sent('/api/auth/preferences')).toEqual([{ hijri: true }, { muted: false }])
  )
  expect(localStorage.getItem('ui-hijri')).toBe('true')
  expect(localStorage.getItem('ui-muted')).toBe('false')
})

it('switches a kind of notification off, and leaves the required ones alone', async () => {
  open()
  const card = screen.getByRole('region', { name: 'Notifications' })
  const jobs = await within(card).findByRole('switch', { name: 'Finished background jobs' })
  expect(within(card).getByRole('switch', { name: 'Approval requests' })).toBeDisabled()
  await userEvent.click(jobs)
  await waitFor(() => expect(jobs).not.toBeChecked())
  expect(sent('/api/notifications/preferences')).toEqual([{ kind: 'jobs_finished', inApp: false }])
})
