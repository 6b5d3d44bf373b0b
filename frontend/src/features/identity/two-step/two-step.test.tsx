import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Answer } from '../../../api/types'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { makeUser } from '../../../test/factories'
import CodeDuePage from './code-due-page'
import TwoStepDuePage from './two-step-due-page'
import TwoStepPage from './two-step-page'

const PATH = '/api/auth/two-step'
type State = Answer<'two_step.show'>
const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
const OFF: State = {
  on: false,
  since: null,
  recoveryCodesLeft: 0,
  required: false,
  passkeys: false,
}
const ON: State = {
  on: true,
  since: '2026-11-01T08:00:00.000Z',
  recoveryCodesLeft: 9,
  required: false,
  passkeys: false,
}

const page = (answers: Parameters<typeof renderPage>[0]['answers'], element = <TwoStepPage />) =>
  renderPage({ path: '/account/two-step', at: '/account/two-step', element, answers })

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))

async function setUp() {
  await userEvent.type(await screen.findByLabelText('Current password'), 'old one')
  await press('Set up')
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await press('Turn on')
}

const ANSWERS = {
  [`POST ${PATH}`]: { body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Binaa:ali' } },
  [`POST ${PATH}/confirm`]: { body: { recoveryCodes: CODES } },
}

test('is set up by password and code, and shows the recovery codes once', async () => {
  let state = OFF
  page({ ...ANSWERS, [`GET ${PATH}`]: () => ({ body: state }) })
  await setUp()
  expect(await screen.findByLabelText('Recovery codes')).toHaveTextContent(CODES.join(' '))
  expect(sentTo('POST', PATH)[0]!.body).toEqual({ currentPassword: 'old one' })
  expect(sentTo('POST', `${PATH}/confirm`)[0]!.body).toEqual({ code: '123456' })
  expect(screen.getByText('Download').closest('a')).toHaveAttribute('download')
  state = ON
  await press("I've kept them")
  expect(await screen.findByText('9 recovery codes left.')).toBeVisible()
  expect(screen.queryByLabelText('Recovery codes')).toBeNull()
})

test('what the server refuses stands beside the field', async () => {
  page({
    [`GET ${PATH}`]: { body: ON },
    [`POST ${PATH}/end`]: { status: 422, body: { errors: { code: ['This code is wrong.'] } } },
  })
  await userEvent.type(await screen.findByLabelText('Current password'), 'old one')
  await userEvent.type(screen.getAllByLabelText('Code')[1]!, '000000')
  await press('Turn off')
  expect(await screen.findByText('This code is wrong.')).toBeVisible()
})

test('who must have it cannot turn it off', async () => {
  page({ [`GET ${PATH}`]: { body: { ...ON, required: true, recoveryCodesLeft: 1 } } })
  await waitFor(() => expect(screen.getAllByText('1 recovery code left.')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /^Turn off/ })).toBeNull()
})

test('after the password the code is asked for, and one can leave', async () => {
  let tries = 0
  page(
    {
      'POST /api/auth/code': () =>
        tries++
          ? { body: makeUser() }
          : { status: 422, body: { errors: { code: ['This code is wrong.'] } } },
    },
    <CodeDuePage />
  )
  await userEvent.type(await screen.findByLabelText('Code'), '111111')
  await press('Login$')
  expect(await screen.findByText('This code is wrong.')).toBeVisible()
  await press('Login$')
  await waitFor(() => expect(sentTo('POST', '/api/auth/code')).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeVisible()
})

test('whose role needs it sets it up first', async () => {
  page(ANSWERS, <TwoStepDuePage />)
  await setUp()
  expect(await screen.findByLabelText('Recovery codes')).toBeVisible()
})
