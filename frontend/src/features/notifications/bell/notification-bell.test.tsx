import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, fakeApi } from '../../../test/fake-api'
import { makeNotification } from '../../../test/factories'
import { renderAt } from '../../../test/render'
import { NotificationBell } from './notification-bell'

const item = makeNotification({
  type: 'purchase_order_created',
  relatedEntityType: 'purchase_order',
  relatedEntityId: 8,
})

function api(count: number, items = [item]) {
  fakeApi(({ url, method }) => {
    if (url === '/api/notifications/unread-count') return { body: { count } }
    if (method === 'patch') return { status: 204 }
    return { body: items }
  })
}

const listCalls = () =>
  calls.filter(({ url, method }) => url === '/api/notifications' && method === 'get')

describe('notification bell', () => {
  it('polls the count as background work and fetches the list only when open', async () => {
    api(3)
    renderAt(<NotificationBell />)
    await screen.findByRole('button', { name: 'Notifications, 3 unread' })
    expect(calls[0]?.headers.get('X-Background')).toBe('1')
    expect(listCalls()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Quotation Q-1')).toBeInTheDocument()
    expect(listCalls()[0]?.params).toEqual({ limit: 50 })
  })

  it('marks an unread item read, goes where it leads and closes', async () => {
    api(1)
    renderAt(<NotificationBell />)
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    await userEvent.click(await screen.findByText('Quotation Q-1'))
    const address = '/procurement/purchase-orders/8/approval'
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address))
    const patch = calls.find(({ method }) => method === 'patch')
    expect(patch?.url).toBe('/api/notifications/1/read')
    const bell = screen.getByRole('button', { name: /^Notifications/ })
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'))
  })

  it('offers mark-all only with unread items, and refreshes both queries', async () => {
    api(2)
    renderAt(<NotificationBell />)
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
    await screen.findByText('Quotation Q-1')
    const before = calls.length
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => {
      const after = calls.slice(before).map(({ url }) => url)
      expect(after).toContain('/api/notifications/mark-all-read')
      expect(after).toContain('/api/notifications/unread-count')
      expect(after).toContain('/api/notifications')
    })
  })

  it('says when there is nothing, without mark-all and view-all', async () => {
    api(0, [])
    renderAt(<NotificationBell />)
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }))
    expect(await screen.findByText('No notifications')).toBeInTheDocument()
    expect(screen.queryByText('Mark all as read')).not.toBeInTheDocument()
    expect(screen.queryByText('View all notifications')).not.toBeInTheDocument()
  })

  it('ends with a way to all notifications', async () => {
    api(0)
    renderAt(<NotificationBell />)
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }))
    await userEvent.click(await screen.findByText('View all notifications'))
    expect(screen.getByTestId('address')).toHaveTextContent('/notifications')
  })
})
