import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import type { IdentityProvider } from './identity-provider'
import IdentityProviderShow from './show'

const OFF: IdentityProvider = {
  ...{ id: 3, version: 2, name: 'Firm', nameAr: null, issuer: 'https://login.example' },
  ...{ clientId: 'portal', scopes: 'openid', emailDomains: ['binaa.example'] },
  groupMappings: [{ group: 'buyers', permissionSetId: null, role: 'procurement_manager' }],
  ...{ usernameClaim: 'preferred_username', emailClaim: 'email', groupsClaim: 'groups' },
  ...{ trustsEmail: false, trustsSecondFactor: false, createsUsers: false, defaultRole: 'staff' },
  ...{
    onlyWay: false,
    signsOut: false,
    signedOutUri: 'https://portal.example/login',
    backChannelUri: 'https://portal/api/auth/oidc/3/back-channel-logout',
    active: false,
    redirectUri: 'https://portal/api/auth/oidc/3/callback',
  },
  ...{ createdAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-01T08:00:00.000Z' },
  can: { update: true, delete: true },
}

test('a provider is tested and says what is wrong, and is turned on by two', async () => {
  renderResource(definition, {
    path: '/admin/identity-providers/:id',
    at: '/admin/identity-providers/3',
    element: <IdentityProviderShow />,
    answers: {
      'GET /api/identity-providers/3': { body: OFF, headers: { etag: '"2"' } },
      'POST /api/identity-providers/3/test': { body: { result: 'other_issuer' } },
      'PATCH /api/identity-providers/3': { status: 202, body: OFF },
      'GET /api/permission-sets': { body: [], headers: { 'x-total-count': '0' } },
    },
  })
  expect(await screen.findByText('https://portal/api/auth/oidc/3/callback')).toBeVisible()
  // what has to be entered at the provider
  expect(screen.getByText(OFF.backChannelUri)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(sentTo('PATCH', '/api/identity-providers/3')[0]?.body).toEqual({ active: true })
  )
  await userEvent.click(screen.getByRole('button', { name: 'Test connection' }))
  expect(await screen.findByText(/It calls itself by another address/)).toBeVisible()
})
