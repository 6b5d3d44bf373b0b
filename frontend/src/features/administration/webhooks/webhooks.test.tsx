import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { registerEndpoint } from '../../../providers/endpoints'
import { calls } from '../../../test/fake-api'
import definition from './index'
import WebhookCreate from './create'
import WebhookList from './list'
import WebhookShow from './show'

// kinds of records are called as their lists are
beforeAll(() => {
  registerEndpoint('procurement.vendors', { endpoint: 'vendors', ability: 'vendors.view' })
})

const ACTIVE = {
  ...{ id: 1, version: 3, name: 'Accounts', url: 'https://accounts.example/told' },
  resources: ['vendors'],
  ...{ active: true, failingSince: null, stoppedAt: null },
  owner: { id: 9, name: 'Huda' },
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  can: { update: true, delete: true },
}
const STOPPED = {
  ...ACTIVE,
  ...{ id: 2, name: 'Old', active: false, stoppedAt: '2026-03-04T08:00:00.000Z' },
}

test('a list says of each webhook what it tells and whether it is taken', async () => {
  renderResource(definition, {
    path: '/admin/webhooks',
    at: '/admin/webhooks',
    element: <WebhookList />,
    answers: {
      'GET /api/webhooks': { body: [ACTIVE, STOPPED], headers: { 'x-total-count': '2' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'Accounts' })).toBeVisible()
  expect(screen.getByText('Turned off')).toBeVisible()
  expect(screen.getAllByText('Vendors')).toHaveLength(2)
})

test('a new webhook shows its secret until it is stored', async () => {
  renderResource(definition, {
    path: '/admin/webhooks/new',
    at: '/admin/webhooks/new',
    element: <WebhookCreate />,
    answers: {
      'GET /api/webhooks/kinds': { body: { resources: ['vendors'] } },
      'POST /api/webhooks': { status: 201, body: { ...ACTIVE, secret: 'whsec_abc' } },
    },
  })
  await userEvent.type(await screen.findByLabelText('Name'), 'Accounts')
  await userEvent.type(screen.getByLabelText('Address'), 'https://accounts.example/told')
  await userEvent.click(screen.getByRole('combobox', { name: 'Records' }))
  await userEvent.click(await screen.findByTitle('Vendors'))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('whsec_abc')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'post')!
  expect(JSON.parse(String(sent.data))).toEqual({
    ...{ name: 'Accounts', url: 'https://accounts.example/told' },
    ...{ resources: ['vendors'], active: true },
  })
})

test('one that was switched off says why; a renewed secret is shown once', async () => {
  renderResource(definition, {
    path: '/admin/webhooks/:id',
    at: '/admin/webhooks/2',
    element: <WebhookShow />,
    answers: {
      'GET /api/webhooks/2': { body: STOPPED, headers: { etag: '"3"' } },
      'POST /api/webhooks/2/secret': { status: 201, body: { ...STOPPED, secret: 'whsec_new' } },
    },
  })
  expect(await screen.findByText(/This webhook was turned off/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Send a test/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Renew secret' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('whsec_new')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: "I've stored it" }))
  await waitFor(() => expect(screen.queryByText('whsec_new')).toBeNull())
})
