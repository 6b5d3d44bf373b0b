import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { makeUser } from '../../../test/factories'
import LoginPage from '../login/login-page'
import { PASSKEYS, type Passkey } from './passkey'
import PasskeysPage from './passkeys-page'

const LOGIN = '/api/auth/passkey-login'
const device = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => device)

const POSSIBLE = { 'GET /api/branding': { body: { passkeys: true } } }
const PHONE: Passkey = {
  id: 3,
  name: 'Phone',
  isSynced: true,
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: null,
}

type Answers = Parameters<typeof renderPage>[0]['answers']

const page = (answers: Answers, element = <PasskeysPage />, path = '/account/passkeys') =>
  renderPage({ path, at: path, element, answers: { ...POSSIBLE, ...answers } })

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  device.startRegistration.mockReset()
  device.startAuthentication.mockReset()
})

async function add() {
  await userEvent.click(await screen.findByRole('button', { name: /New passkey/ }))
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), 'Phone')
  await userEvent.type(screen.getByLabelText('Current password'), 'my own')
  await userEvent.click(screen.getByRole('button', { name: 'Add passkey' }))
}

test('one is added: the portal asks, the device makes it, the portal gets its public half', async () => {
  device.startRegistration.mockResolvedValue({
    id: 'AQ',
    response: { clientDataJSON: 'Ag', attestationObject: 'Aw', transports: ['internal'] },
  })
  let known: Passkey[] = []
  page({
    [`GET ${PASSKEYS}`]: () => ({ body: known }),
    [`POST ${PASSKEYS}/begin`]: { body: { challenge: 'BA' } },
    [`POST ${PASSKEYS}`]: { status: 201, body: PHONE },
  })
  expect(await screen.findByText('No passkeys yet')).toBeVisible()
  known = [PHONE]
  await add()
  expect(await screen.findByText('Phone')).toBeVisible()
  expect(device.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'BA' } })
  expect(sentTo('POST', `${PASSKEYS}/begin`)[0]!.body).toEqual({ currentPassword: 'my own' })
  expect(sentTo('POST', PASSKEYS)[0]!.body).toEqual({
    ...{ name: 'Phone', credentialId: 'AQ', clientData: 'Ag', attestation: 'Aw' },
    transports: ['internal'],
  })
})

test('what was cancelled in the browser is said, and nothing is sent', async () => {
  device.startRegistration.mockRejectedValue(
    Object.assign(new Error('no'), { name: 'NotAllowedError' })
  )
  page({
    [`GET ${PASSKEYS}`]: { body: [] },
    [`POST ${PASSKEYS}/begin`]: { body: { challenge: 'BA' } },
  })
  await add()
  expect(await screen.findByText(/No passkey was used/)).toBeVisible()
  expect(sentTo('POST', PASSKEYS)).toEqual([])
})

test('one is removed after the password', async () => {
  page({
    [`GET ${PASSKEYS}`]: { body: [PHONE] },
    [`POST ${PASSKEYS}/3/remove`]: { status: 204 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.type(await screen.findByLabelText('Current password'), 'my own')
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!)
  await waitFor(() =>
    expect(sentTo('POST', `${PASSKEYS}/3/remove`)[0]?.body).toEqual({ currentPassword: 'my own' })
  )
})

test('where there can be none, the page says why', async () => {
  page({ 'GET /api/branding': { body: { passkeys: false } }, [`GET ${PASSKEYS}`]: { body: [] } })
  expect(await screen.findByText(/Passkeys need the portal/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /New passkey/ })).toBeNull()
})

test('the sign-in page signs in with one', async () => {
  device.startAuthentication.mockResolvedValue({
    id: 'AQ',
    response: { clientDataJSON: 'Ag', authenticatorData: 'Aw', signature: 'BA', userHandle: 'BQ' },
  })
  page(
    {
      [`POST ${LOGIN}/begin`]: { body: { challenge: 'BA' } },
      [`POST ${LOGIN}`]: { body: makeUser() },
    },
    <LoginPage />,
    '/login'
  )
  await userEvent.click(await screen.findByRole('button', { name: /Sign in with a passkey/ }))
  await waitFor(() =>
    expect(sentTo('POST', LOGIN)[0]?.body).toEqual({
      ...{ credentialId: 'AQ', clientData: 'Ag', authenticatorData: 'Aw' },
      ...{ signature: 'BA', userHandle: 'BQ' },
    })
  )
})

test('it offers none where the portal can have none', async () => {
  page({ 'GET /api/branding': { body: { passkeys: false } } }, <LoginPage />, '/login')
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})
