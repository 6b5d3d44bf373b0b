import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { makeUser } from '../../../test/factories'
import PasswordDuePage from './password-due-page'
import PasswordPage from './password-page'

const PASSWORD = '/api/auth/password'
const page = (answer: object, element = <PasswordPage />) =>
  renderPage({
    path: '/account/password',
    at: '/account/password',
    element,
    answers: { [`PUT ${PASSWORD}`]: answer },
  })

async function fill(current: string, next: string, repeated = next) {
  await userEvent.type(await screen.findByLabelText('Current password'), current)
  await userEvent.type(screen.getByLabelText('New password'), next)
  await userEvent.type(screen.getByLabelText('Repeat the new password'), repeated)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

test('the old and the new password are sent as typed', async () => {
  page({ body: makeUser() })
  await fill(' old one ', 'Granite-and-glass-9')
  await waitFor(() => expect(sentTo('PUT', PASSWORD)).toHaveLength(1))
  expect(sentTo('PUT', PASSWORD)[0]!.body).toEqual({
    currentPassword: ' old one ',
    password: 'Granite-and-glass-9',
  })
})

test('what is too short or differs is not sent', async () => {
  page({ body: makeUser() })
  await fill('old', 'short', 'other')
  expect(await screen.findByText('Use at least 12 characters.')).toBeInTheDocument()
  expect(screen.getByText("The two passwords don't match.")).toBeInTheDocument()
  expect(sentTo('PUT', PASSWORD)).toHaveLength(0)
})

test('what the server refuses is shown beside the field, and one can leave', async () => {
  const errors = { password: ['This password is too easy to guess.'] }
  page({ status: 422, body: { code: 'INVALID', message: 'No', errors } }, <PasswordDuePage />)
  await fill('old', 'Password-2026')
  expect(await screen.findByText('This password is too easy to guess.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /log ?out/i })).toBeInTheDocument()
})
