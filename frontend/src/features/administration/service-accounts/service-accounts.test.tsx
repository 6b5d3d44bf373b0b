import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import ServiceAccountCreate from './create'
import ServiceAccountEdit from './edit'
import ServiceAccountList from './list'
import ServiceAccountShow from './show'

const ERP = {
  ...{ id: 1, userId: 40, version: 3, name: 'ERP', purpose: 'Sends vendors', notes: null },
  responsible: { id: 9, name: 'Huda' },
  operators: [
    { id: 9, name: 'Huda' },
    { id: 4, name: 'Omar' },
  ],
  closed: [] as string[],
  ...{ abilities: ['vendors.view'], networks: ['10.0.0.0/8'], active: true, tokenCount: 1 },
  ...{ lastUsedAt: null, isUnused: false },
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  can: { update: true, turnOff: true, turnOn: false },
}
const ALONE = { ...ERP, ...{ id: 2, name: 'Gate', responsible: null, isUnused: true } }
const TOKEN = {
  ...{ id: 7, name: 'Server', ending: 'x3Fq', abilities: ['vendors.view'] },
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-06-01T08:00:00.000Z',
  ...{ lastUsedAt: null, lastUsedIp: null, revokedAt: null, inForce: true },
}
const PEOPLE = { 'GET /api/auth/users': { body: [{ id: 9, name: 'Huda', photoUrl: null }] } }
const ABILITIES = {
  'GET /api/service-accounts/abilities': {
    body: { abilities: ['vendors.view', 'materials.view'] },
  },
}
const bodyOf = (method: string) =>
  JSON.parse(String(calls.find((call) => call.method === method)!.data))

test('a list says which accounts no one answers for and which are unused', async () => {
  renderResource(definition, {
    path: '/admin/service-accounts',
    at: '/admin/service-accounts',
    element: <ServiceAccountList />,
    answers: {
      'GET /api/service-accounts': { body: [ERP, ALONE], headers: { 'x-total-count': '2' } },
    },
  })
  const row = (await screen.findByRole('link', { name: 'Gate' })).closest('tr')!
  expect(within(row).getByText('No responsible person')).toBeVisible()
  expect(within(row).getByText('Unused for 90 days')).toBeVisible()
  const other = screen.getByRole('link', { name: 'ERP' }).closest('tr')!
  expect(within(other).queryByText('Unused for 90 days')).toBeNull()
})

test('a new account is sent with what was chosen', async () => {
  renderResource(definition, {
    path: '/admin/service-accounts/new',
    at: '/admin/service-accounts/new',
    element: <ServiceAccountCreate />,
    answers: { ...PEOPLE, ...ABILITIES, 'POST /api/service-accounts': { status: 201, body: ERP } },
  })
  await userEvent.type(await screen.findByLabelText('Name'), 'ERP')
  await userEvent.type(screen.getByLabelText('Purpose'), 'Sends vendors')
  await userEvent.click(screen.getByRole('combobox', { name: 'Responsible person' }))
  await userEvent.click(await screen.findByTitle('Huda'))
  await userEvent.type(screen.getByRole('combobox', { name: 'Rights' }), 'Vendors')
  await userEvent.click(await screen.findByText('Vendors: view'))
  await userEvent.type(screen.getByRole('combobox', { name: 'Allowed addresses' }), '10.0.0.0/8,')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true))
  expect(bodyOf('post')).toEqual({
    ...{ name: 'ERP', purpose: 'Sends vendors', responsibleId: 9, abilities: ['vendors.view'] },
    ...{ networks: ['10.0.0.0/8'], notes: null },
  })
})

test('editing begins with what the account has', async () => {
  renderResource(definition, {
    path: '/admin/service-accounts/:id/edit',
    at: '/admin/service-accounts/1/edit',
    element: <ServiceAccountEdit />,
    answers: {
      ...{ ...PEOPLE, ...ABILITIES },
      'GET /api/service-accounts/1': { body: ERP, headers: { etag: '"3"' } },
      'PATCH /api/service-accounts/1': { body: { ...ERP, purpose: 'Reads vendors' } },
    },
  })
  const purpose = await screen.findByDisplayValue('Sends vendors')
  await userEvent.clear(purpose)
  await userEvent.type(purpose, 'Reads vendors')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'patch')).toBe(true))
  expect(bodyOf('patch')).toMatchObject({ purpose: 'Reads vendors', responsibleId: 9 })
})

test('rights that are closed to programs since are named, and left out by saving', async () => {
  const abilities = ['vendors.view', 'quotations.approve']
  const account = { ...ERP, abilities, closed: ['quotations.approve'] }
  renderResource(definition, {
    path: '/admin/service-accounts/:id/edit',
    at: '/admin/service-accounts/1/edit',
    element: <ServiceAccountEdit />,
    answers: {
      ...{ ...PEOPLE, ...ABILITIES },
      'GET /api/service-accounts/1': { body: account, headers: { etag: '"3"' } },
      'PATCH /api/service-accounts/1': { body: ERP },
    },
  })
  const purpose = await screen.findByDisplayValue('Sends vendors')
  expect(await screen.findByText('Quotations: approve')).toBeVisible()
  await userEvent.type(purpose, '!')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'patch')).toBe(true))
  expect(bodyOf('patch')).toMatchObject({ abilities: ['vendors.view'] })
})

const openPage = (more: object = {}) =>
  renderResource(definition, {
    path: '/admin/service-accounts/:id',
    at: '/admin/service-accounts/1?tab=tokens',
    element: <ServiceAccountShow />,
    answers: {
      'GET /api/service-accounts/1': { body: ERP, headers: { etag: '"3"' } },
      'GET /api/service-accounts/1/tokens': {
        body: { tokens: [TOKEN], abilities: ['vendors.view'] },
      },
      ...more,
    },
  })

test('a token is replaced, and the new one is shown once', async () => {
  openPage({
    'POST /api/service-accounts/1/tokens/7/rotate': {
      status: 201,
      body: { ...TOKEN, id: 8, token: 'binaa_secret' },
    },
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Tokens' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Current password'), 'my own')
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
  expect(await screen.findByText('binaa_secret')).toBeVisible()
  expect(bodyOf('post')).toEqual({ days: 90, overlapDays: 7, currentPassword: 'my own' })
  await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }))
  await waitFor(() => expect(screen.queryByText('binaa_secret')).toBeNull())
})

test('turning off says what follows, and is sent with the version on screen', async () => {
  openPage({ 'POST /api/service-accounts/1/turn-off': { body: { ...ERP, active: false } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Its tokens are revoked/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true))
})

test('the page says who operates it', async () => {
  openPage()
  await userEvent.click(await screen.findByRole('tab', { name: 'Overview' }))
  expect(await screen.findByText('Huda · Omar')).toBeInTheDocument()
})
