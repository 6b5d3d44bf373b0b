import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setCurrentUser } from '../../providers/current-user'
import { makeUser } from '../../test/factories'
import { fakeApi } from '../../test/fake-api'
import { renderAt } from '../../test/render'
import HelpPage from './help-page'

function open(abilities: string[]) {
  fakeApi(() => ({ body: [] }))
  setCurrentUser(makeUser({ abilities }))
  renderAt(<HelpPage />, '/help')
}

it('names the keys of every shortcut', () => {
  open([])
  const palette = screen.getByText('Search or go to any page').closest('div')!
  expect(within(palette).getByText('Ctrl')).toBeVisible()
  expect(within(palette).getByText('K')).toBeVisible()
})

it('links only the pages that are open to the user', () => {
  open(['finance.open', 'session.own'])
  expect(screen.getByRole('link', { name: 'Finance' })).toHaveAttribute('href', '/finance')
  expect(screen.getByRole('link', { name: 'Preferences' })).toHaveAttribute(
    'href',
    '/account/preferences'
  )
  expect(screen.queryByRole('link', { name: 'Procurement' })).toBeNull()
})
