import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import ApiTokenList from './list'

const ACTIVE = {
  id: 1,
  name: 'Reports',
  ending: 'x3Fq',
  abilities: ['vendors.view'],
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-06-01T08:00:00.000Z',
  lastUsedAt: null,
  lastUsedIp: null,
  revokedAt: null,
  inForce: true,
  user: { id: 9, name: 'Huda', username: 'bdm' },
  serviceAccountId: null,
  can: { revoke: true },
}
const ENDED = {
  ...ACTIVE,
  serviceAccountId: 4,
  ...{ id: 2, name: 'Old', revokedAt: '2026-03-02T08:00:00.000Z', inForce: false },
  can: { revoke: false },
}

test('an active token is revoked after asking; its rights are told in words', async () => {
  renderResource(definition, {
    path: '/admin/api-tokens',
    at: '/admin/api-tokens',
    element: <ApiTokenList />,
    answers: {
      'GET /api/api-tokens': { body: [ACTIVE, ENDED], headers: { 'x-total-count': '2' } },
      'DELETE /api/api-tokens/1': { status: 204 },
    },
  })
  const links = await screen.findAllByRole('link', { name: 'Huda' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/users/9',
    '/admin/service-accounts/4',
  ])
  expect(screen.getAllByText('Vendors: view')).toHaveLength(2)
  expect(screen.getByText('Revoked')).toBeVisible()
  const buttons = screen.getAllByRole('button', { name: 'Revoke' })
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'delete')).toBe(true))
})
