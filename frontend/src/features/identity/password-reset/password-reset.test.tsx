import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import ForgotPasswordPage from './forgot-password-page'
import ResetPasswordPage from './reset-password-page'
import { RESETS } from './resets'

const TOKEN = 'x'.repeat(43)
const MAILS = { 'GET /api/branding': { body: { resetsByMail: true } } }

type Answers = Parameters<typeof renderPage>[0]['answers']

const forgot = (answers: Answers) =>
  renderPage({
    path: '/forgot-password',
    at: '/forgot-password',
    element: <ForgotPasswordPage />,
    answers,
  })

const reset = (hash: string, answers: Answers) =>
  renderPage({
    path: '/reset-password',
    at: `/reset-password${hash}`,
    element: <ResetPasswordPage />,
    answers,
  })

test('a link is asked for by name; the answer tells of no account', async () => {
  forgot({ ...MAILS, [`POST ${RESETS}`]: { status: 204 } })
  await userEvent.type(await screen.findByLabelText('Username or e-mail'), 'sara')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/^If there is an account/)).toBeVisible()
  expect(sentTo('POST', RESETS)[0]!.body).toEqual({ username: 'sara' })
})

test('where no mail leaves, the administrator is to be asked', async () => {
  forgot({ 'GET /api/branding': { body: { resetsByMail: false } } })
  expect(await screen.findByText(/Ask the administrator/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull()
})

test('the link sets a password; its token leaves the address at once', async () => {
  reset(`#${TOKEN}`, {
    [`POST ${RESETS}/check`]: { body: { username: 'sara' } },
    [`PUT ${RESETS}`]: { status: 204 },
  })
  expect(await screen.findByLabelText('Username')).toHaveValue('sara')
  expect(document.body.innerHTML).not.toContain(TOKEN)
  await userEvent.type(screen.getByLabelText('New password'), 'Granite-and-glass-9')
  await userEvent.type(screen.getByLabelText('Repeat the new password'), 'Granite-and-glass-9')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText(/^Your password was changed/)).toBeVisible()
  expect(sentTo('PUT', RESETS)[0]!.body).toEqual({
    token: TOKEN,
    password: 'Granite-and-glass-9',
  })
})

test('a weak password is refused beside its field', async () => {
  reset(`#${TOKEN}`, {
    [`POST ${RESETS}/check`]: { body: { username: 'sara' } },
    [`PUT ${RESETS}`]: { status: 422, body: { errors: { password: ['Too easy.'] } } },
  })
  await userEvent.type(await screen.findByLabelText('New password'), 'Password-2026')
  await userEvent.type(screen.getByLabelText('Repeat the new password'), 'Password-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('Too easy.')).toBeVisible()
})

test('a link that has ended says so and leads to another one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reset(`#${TOKEN}`, {
    [`POST ${RESETS}/check`]: { status: 409, body: { message: 'This link has expired.' } },
  })
  expect(await screen.findByText('This link has expired.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password'
  )
})

test('without a token nothing is asked', async () => {
  reset('', {})
  expect(await screen.findByText(/Open the link from your e-mail again/)).toBeVisible()
  await waitFor(() => expect(sentTo('POST', `${RESETS}/check`)).toEqual([]))
})
