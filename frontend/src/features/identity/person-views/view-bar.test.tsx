import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addMessages } from '../../../providers/i18n'
import { calls, fakeApi } from '../../../test/fake-api'
import { makeUser } from '../../../test/factories'
import { renderAt } from '../../../test/render'
import { portal } from './portal'
import ViewBar from './view-bar'
import { viewMessageLoaders } from './view-words'

let opened: ReturnType<typeof vi.spyOn>

beforeAll(() => addMessages(viewMessageLoaders))
beforeEach(() => {
  opened = vi.spyOn(portal, 'open').mockImplementation(() => undefined)
})

function open(secondsLeft: number) {
  const viewing = {
    by: { id: 1, name: 'Sami', nameAr: null },
    endsAt: new Date(Date.now() + secondsLeft * 1000).toISOString(),
  }
  renderAt(<ViewBar user={makeUser({ viewing })} viewing={viewing} />)
}

it('names the user and the time that is left, and ends the view', async () => {
  fakeApi(() => ({ status: 204 }))
  open(125)
  expect(screen.getByText(/as Sara Ali\. Nothing can be changed/)).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('02:05 left')
  await userEvent.click(screen.getByRole('button', { name: 'End view' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/admin/users/7'))
  expect(calls.map(({ method, url }) => [method, url])).toEqual([
    ['delete', '/api/person-views/current'],
  ])
})

it('stays when the view could not be ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeApi(() => ({ status: 503, body: {} }))
  open(125)
  await userEvent.click(screen.getByRole('button', { name: 'End view' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'End view' })).toBeEnabled())
  expect(opened).not.toHaveBeenCalled()
})

it('opens the portal again when the time is over', () => {
  open(0)
  expect(opened).toHaveBeenCalledWith('/departments')
})
