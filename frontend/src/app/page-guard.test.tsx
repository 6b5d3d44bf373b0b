import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Ability } from '../api/types'
import { fakeApi } from '../test/fake-api'
import { makeUser } from '../test/factories'
import { renderAt } from '../test/render'
import { setCurrentUser } from '../providers/current-user'
import { PageGuard } from './page-guard'

function open(address: string, abilities: string[], ability?: Ability) {
  fakeApi(() => ({ body: [], headers: { 'x-total-count': '0' } }))
  const user = makeUser({ abilities })
  setCurrentUser(user)
  renderAt(
    <PageGuard user={user} address={address} ability={ability}>
      <h1>The page</h1>
    </PageGuard>,
    address
  )
}

const heading = () => screen.findByRole('heading', { level: 1 })

describe('page guard', () => {
  it('draws the page for the holder of its ability', async () => {
    open('/finance', ['finance.open'])
    expect(await heading()).toHaveTextContent('The page')
  })

  it('shows the home of commercial and procurement instead of their pages', async () => {
    open('/procurement/vendors', ['procurement.open'])
    expect(await heading()).toHaveTextContent('Procurement')
  })

  it('refuses a page of commercial to those who have the same content under Finance', async () => {
    open('/commercial/invoicing', ['finance.invoicing'])
    expect(await heading()).toHaveTextContent('Access denied')
  })

  it('refuses when not even the home is open', async () => {
    open('/commercial/clients', [])
    expect(await heading()).toHaveTextContent('Access denied')
    expect(screen.getByText(/contact the administrator/)).toBeInTheDocument()
  })

  it('shows the HR page instead of the policies', async () => {
    open('/hr/employee-policies', ['people.open'])
    expect(await heading()).toHaveTextContent('Human resources')
  })

  it('tells those who are no approver so, with a way back', async () => {
    open('/quotation-approvals', ['engineering.open'])
    expect(await heading()).toHaveTextContent("You don't have permission to access this page")
    const link = screen.getByRole('link', { name: 'Go to Engineering' })
    expect(link).toHaveAttribute('href', '/engineering')
  })

  it('asks for the ability of the resource where the table has no rule', async () => {
    open('/production/new-thing', [], 'vendors.view')
    expect(await heading()).toHaveTextContent('Access denied')
  })
})
