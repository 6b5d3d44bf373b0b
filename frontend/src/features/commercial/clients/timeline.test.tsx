import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import type { Client } from './client'
import definition from './index'
import { ClientTimeline } from './timeline'

const CLIENT = { id: 5, version: 3, name: 'Huda', can: { update: true } } as unknown as Client
const entry = (kind: string, id: number, more: object = {}) => ({
  kind,
  id,
  at: '2026-03-01T08:00:00Z',
  title: `${kind} ${id}`,
  details: null,
  status: null,
  amount: null,
  currency: null,
  link: null,
  userId: 1,
  userName: 'Nora',
  ...more,
})

function open(client: Client, answers: object) {
  renderResource(definition, {
    path: '/commercial/clients/5',
    at: '/commercial/clients/5',
    element: <ClientTimeline client={client} />,
    abilities: ['clients.view'],
    answers: answers as never,
  })
}

test('what happened stands newest first, with a way to each record and its amount', async () => {
  const items = [
    entry('invoice', 8, { link: '/commercial/invoicing/8', amount: '115.00', currency: 'SAR' }),
    entry('call', 2, { details: 'Asked for a new offer' }),
  ]
  open(CLIENT, {
    'GET /api/clients/5/timeline': { body: items, headers: { 'x-total-count': '60' } },
  })
  const link = await screen.findByRole('link', { name: 'invoice 8' })
  expect(link).toHaveAttribute('href', '/commercial/invoicing/8')
  expect(screen.getByText('SAR 115.00')).toBeVisible()
  expect(screen.getByText('Asked for a new offer')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
})

test('an entry of one’s own is taken back after a question; records of others are not offered', async () => {
  let removed = false
  open(CLIENT, {
    'GET /api/clients/5/timeline': { body: [entry('quotation', 1), entry('note', 7)] },
    'DELETE /api/clients/5/activities/7': () => {
      removed = true
      return { status: 204 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove note 7' }))
  expect(screen.queryByRole('button', { name: 'Remove quotation 1' })).toBeNull()
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(removed).toBe(true))
})

test('nothing can be added by who may only read', async () => {
  open({ ...CLIENT, can: { update: false } } as unknown as Client, {
    'GET /api/clients/5/timeline': { body: [] },
  })
  expect(await screen.findByText('No activity yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Log activity' })).toBeNull()
})
