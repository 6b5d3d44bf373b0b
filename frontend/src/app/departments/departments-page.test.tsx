import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../providers/query-client'
import { SECTIONS_KEY } from '../../providers/sections'
import { setCurrentUser } from '../../providers/current-user'
import { makeUser } from '../../test/factories'
import { calls, fakeApi } from '../../test/fake-api'
import { renderAt } from '../../test/render'
import { DepartmentsPage } from './departments-page'
import { overdueQuery } from './use-figures'

const APPROVAL = {
  id: 1,
  documentType: 'quotation',
  documentId: 4,
  documentNumber: 'Q-2026-0004',
  title: 'Tower',
  amount: '10.00',
  currency: 'SAR',
  step: 'Technical',
  stepAr: null,
  requestedBy: { id: 5, name: 'Yousef' },
  requestedAt: '2026-06-01T10:00:00Z',
  link: '/engineering/quotations/Q-2026-0004',
}
const RECENT = {
  resource: 'vendors',
  id: 9,
  number: null,
  title: 'Najd Steel',
  subtitle: 'Riyadh',
  at: '2026-06-01T10:00:00Z',
}

function open(abilities: string[]) {
  fakeApi(({ url = '', params }) => {
    if (url.startsWith('/api/approvals')) return { body: [APPROVAL] }
    if (url.startsWith('/api/recent-records')) return { body: [RECENT] }
    if (url === '/api/setup-steps')
      return { body: [{ step: 'company', state: 'open', missing: [] }] }
    if (url.endsWith('unread-count')) return { body: { count: 3 } }
    if (url.startsWith('/api/counts')) {
      const lists = new URLSearchParams(params).getAll('list')
      return { body: Object.fromEntries(lists.map((list) => [list, 7])) }
    }
    return { body: [] }
  })
  setCurrentUser(makeUser({ abilities: ['departments.open', ...abilities] }))
  renderAt(<DepartmentsPage />, '/departments')
}

describe('departments dashboard', () => {
  beforeEach(() => {
    localStorage.clear()
    queryClient.clear()
  })

  it('leads whoever sets up the portal to what is still to do', async () => {
    open(['settings.manage'])
    const link = await screen.findByRole('link', { name: 'Continue the set-up' })
    expect(link).toHaveAttribute('href', '/admin/setup-steps')
    expect(screen.getByText(/1 step is still to do/)).toBeVisible()
  })

  it('asks nothing of the set-up for others', async () => {
    open([])
    await screen.findByText('Najd Steel')
    expect(calls.some(({ url }) => url === '/api/setup-steps')).toBe(false)
  })

  it('shows what waits for the user in figures, each with its way', async () => {
    open(['quotations.approve', 'purchase-orders.view', 'purchase-orders.view-all'])
    const today = screen.getByRole('list', { name: 'Today' })
    const overdue = await within(today).findByRole('link', { name: /7\s*Overdue orders/ })
    expect(overdue).toHaveAttribute('href', `/procurement/purchase-orders?${overdueQuery()}`)
    expect(await within(today).findByRole('link', { name: /1\s*Awaiting/ })).toHaveAttribute(
      'href',
      '#approvals'
    )
    const unread = within(today).getByRole('link', { name: /Unread notifications/ })
    expect(unread).toHaveAttribute('href', '/notifications?state=unread')
    expect(await screen.findByText('Q-2026-0004')).toBeVisible()
  })

  it('asks for nothing that is not open to the user', async () => {
    open([])
    expect(await screen.findByText('Najd Steel')).toBeVisible()
    expect(screen.queryByText('Overdue orders')).toBeNull()
    expect(screen.queryByText('Awaiting your approval')).toBeNull()
    expect(calls.some(({ url }) => url?.startsWith('/api/approvals'))).toBe(false)
    expect(calls.some(({ url }) => url?.startsWith('/api/counts'))).toBe(false)
  })

  it('counts every list in one request, without those of a closed department', async () => {
    queryClient.setQueryData(SECTIONS_KEY, [{ key: 'procurement', status: 'offline' }])
    const lists = ['clients.view', 'vendors.view', 'projects.view']
    open(['commercial.open', 'procurement.open', 'production.open', ...lists])
    expect(await screen.findAllByText('7')).not.toHaveLength(0)
    const counted = calls.filter(({ url }) => url?.startsWith('/api/counts'))
    const requested = counted.map(({ params }) => new URLSearchParams(params).getAll('list'))
    expect(requested).toHaveLength(1)
    expect(requested[0]).toEqual(expect.arrayContaining(['clients', 'projects']))
    expect(requested[0]).not.toContain('vendors')
  })

  it('leads back to the records that the user was last at', async () => {
    open([])
    const link = await screen.findByRole('link', { name: /Najd Steel/ })
    expect(link).toHaveAttribute('href', '/procurement/vendors/9')
  })

  it('counts an order as overdue from the day after it was due', () => {
    const query = new URLSearchParams(overdueQuery(new Date(2026, 5, 1, 0, 30)))
    expect(query.get('requiredOn_lte')).toBe('2026-05-31')
    expect(query.getAll('status_ne')).toContain('cancelled')
  })
})
