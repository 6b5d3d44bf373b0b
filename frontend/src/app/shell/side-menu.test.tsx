import { screen, within } from '@testing-library/react'
import * as Tooltip from '@radix-ui/react-tooltip'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { setCurrentUser } from '../../providers/current-user'
import { makeUser } from '../../test/factories'
import { fakeApi } from '../../test/fake-api'
import { renderAt } from '../../test/render'
import { resetMenu } from './menu/menu-store'
import { SideMenu } from './side-menu'

const ABILITIES = [
  'departments.open',
  'commercial.open',
  'clients.view',
  'procurement.open',
  'vendors.view',
]

beforeEach(resetMenu)

function open(at: string, collapsed = false, abilities = ABILITIES) {
  fakeApi(() => ({ body: [] }))
  const user = makeUser({ abilities })
  setCurrentUser(user)
  return renderAt(
    <Tooltip.Provider>
      <SideMenu collapsible user={user} collapsed={collapsed} />
    </Tooltip.Provider>,
    at
  )
}
const link = (name: string) => screen.queryByRole('link', { name })

it('opens the current department alone', () => {
  open('/commercial/clients/7')
  expect(link('Clients')).toBeVisible()
  expect(link('Procurement')).toBeVisible()
  expect(link('Vendors')).toBeNull()
})

it('opens another department by click and remembers it', async () => {
  const { unmount } = open('/commercial')
  await userEvent.click(screen.getByRole('button', { name: 'Pages of Procurement' }))
  expect(link('Vendors')).toBeVisible()
  unmount()
  resetMenu()
  open('/commercial')
  expect(link('Vendors')).toBeVisible()
})

it('keeps favourites on top, and lets them go again', async () => {
  open('/commercial')
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Clients' }))
  const favourites = within(screen.getByRole('list', { name: 'Favourites' }))
  expect(favourites.getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'href',
    '/commercial/clients'
  )
  await userEvent.click(favourites.getByRole('button', { name: 'Favourite: Clients' }))
  expect(screen.queryByRole('list', { name: 'Favourites' })).toBeNull()
})

it('lists the pages opened lately', () => {
  const { unmount } = open('/procurement/vendors')
  unmount()
  open('/commercial')
  const recent = within(screen.getByRole('list', { name: 'Recent' }))
  expect(recent.getByRole('link', { name: 'Vendors' })).toBeVisible()
})

it('shows the departments alone when it is folded to icons', () => {
  open('/commercial/clients', true)
  expect(link('Commercial')).toHaveAttribute('href', '/commercial')
  expect(screen.queryByRole('button', { name: 'Pages of Commercial' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Expand menu' })).toBeVisible()
})

it('names the groups of a department with many pages, each once and none that is empty', () => {
  open('/procurement/vendors')
  expect(screen.getAllByText('Buying')).toHaveLength(1)
  expect(screen.queryByText('Stock')).toBeNull()
})

it('lists what stands below no caption above the captions', () => {
  open('/finance', false, ['finance.open', 'ledger.view', 'finance.invoicing'])
  const names = screen.getAllByRole('listitem').map((item) => item.textContent)
  const at = (name: string) => names.findIndex((text) => text?.startsWith(name))
  expect(at('Invoicing')).toBeGreaterThan(-1)
  expect(at('Invoicing')).toBeLessThan(at('Reports'))
  expect(at('Reports')).toBeLessThan(at('Trial balance'))
})
