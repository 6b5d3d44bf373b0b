import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { freshCode } from '../../api/reauthentication'
import type { Answer } from '../../api/types'
import { sentTo } from '../../kit/testing/answers'
import { renderPage } from '../../kit/testing/render-resource'
import FreshCode from './fresh-code'

const TWO_STEP = '/api/auth/two-step'
const PROVE = `${TWO_STEP}/prove`
const PASSKEY = '/api/auth/passkey-proof'
const OPTIONS = { challenge: 'BA', allowCredentials: [{ id: 'AQ', type: 'public-key' }] }
const SIGNED = { clientDataJSON: 'Ag', authenticatorData: 'Aw', signature: 'BA' }
const device = vi.hoisted(() => ({ startAuthentication: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => device)

type Answers = Parameters<typeof renderPage>[0]['answers']

/** The dialog of someone with an app, passkeys or both. */
function dialog(has: Pick<Answer<'two_step.show'>, 'on' | 'passkeys'>, answers: Answers = {}) {
  const state = { ...has, since: null, recoveryCodesLeft: 0, required: false }
  const own = { [`GET ${TWO_STEP}`]: { body: state }, ...answers }
  renderPage({ path: '/', at: '/', element: <FreshCode />, answers: own })
  return vi.spyOn(freshCode, 'finish').mockImplementation(() => undefined)
}

const passkeyButton = () => screen.findByRole('button', { name: /Use a passkey/ })

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  device.startAuthentication.mockReset()
})

test('a code lets the call that waits go on; a wrong one is said beside the field', async () => {
  let tries = 0
  const finish = dialog(
    { on: true, passkeys: false },
    {
      [`POST ${PROVE}`]: () =>
        tries++
          ? { status: 204 }
          : { status: 422, body: { errors: { code: ['This code is wrong.'] } } },
    }
  )
  await userEvent.type(await screen.findByLabelText('Code'), '111111')
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('This code is wrong.')).toBeVisible()
  expect(finish).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(finish).toHaveBeenCalledWith(true))
  expect(sentTo('POST', PROVE)).toHaveLength(2)
})

test('a passkey does the same, beside the code; a refused one says why', async () => {
  device.startAuthentication.mockResolvedValue({ id: 'AQ', response: SIGNED })
  let tries = 0
  const finish = dialog(
    { on: true, passkeys: true },
    {
      [`POST ${PASSKEY}/begin`]: { body: OPTIONS },
      [`POST ${PASSKEY}`]: () =>
        tries++
          ? { status: 204 }
          : { status: 422, body: { errors: { passkey: ['This passkey was refused.'] } } },
    }
  )
  await userEvent.click(await passkeyButton())
  expect(screen.getByLabelText('Code')).toBeVisible()
  expect(await screen.findByText('This passkey was refused.')).toBeVisible()
  expect(finish).not.toHaveBeenCalled()
  await userEvent.click(await passkeyButton())
  await waitFor(() => expect(finish).toHaveBeenCalledWith(true))
  expect(device.startAuthentication).toHaveBeenCalledWith({ optionsJSON: OPTIONS })
  expect(sentTo('POST', PASSKEY)[0]!.body).toEqual({
    ...{ credentialId: 'AQ', clientData: 'Ag', authenticatorData: 'Aw', signature: 'BA' },
  })
})

test('without an app the passkey stands alone; what is cancelled in the browser is said', async () => {
  device.startAuthentication.mockRejectedValue(
    Object.assign(new Error('no'), { name: 'NotAllowedError' })
  )
  dialog({ on: false, passkeys: true }, { [`POST ${PASSKEY}/begin`]: { body: OPTIONS } })
  await userEvent.click(await passkeyButton())
  expect(await screen.findByText('No passkey was used. Please try again.')).toBeVisible()
  expect(screen.queryByLabelText('Code')).toBeNull()
  expect(sentTo('POST', PASSKEY)).toEqual([])
})

test('a browser that knows no passkeys says what to do', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  dialog({ on: false, passkeys: true })
  expect(await screen.findByText(/This browser doesn't support passkeys/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Use a passkey/ })).toBeNull()
})
