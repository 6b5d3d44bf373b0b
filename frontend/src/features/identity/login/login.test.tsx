import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { makeUser } from '../../../test/factories'
import LoginPage from './login-page'
import SimpleLoginPage from './simple-login-page'

const LOGIN = '/api/auth/login'
const page = (at: string, answer: object) =>
  renderPage({ path: '/login', at, element: <LoginPage />, answers: { [`POST ${LOGIN}`]: answer } })

async function signIn(password = ' secret ') {
  await userEvent.type(await screen.findByLabelText('Username'), 'sara')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

test('credentials are sent as they were typed, then the page that was wanted opens', async () => {
  page('/login?to=/commercial/clients', { body: makeUser() })
  await signIn()
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/commercial/clients')
  )
  expect(sentTo('POST', LOGIN)[0]!.body).toMatchObject({ username: 'sara', password: ' secret ' })
})

test('an address of another site is not followed', async () => {
  page('/login?to=//evil.example', { body: makeUser() })
  await signIn()
  await waitFor(() => expect(sentTo('POST', LOGIN)).toHaveLength(1))
  expect(screen.getByTestId('address')).toHaveTextContent('/login?to=//evil.example')
})

test('refused credentials keep the name and the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  page('/login?to=/files', { status: 401, body: { message: 'Wrong username or password' } })
  await signIn()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled())
  expect(screen.getByLabelText('Username')).toHaveValue('sara')
  expect(screen.getByTestId('address')).toHaveTextContent('/login')
})

test('nothing is sent without a name and a password', async () => {
  page('/login', { body: makeUser() })
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
  await waitFor(() =>
    expect(document.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(2)
  )
  expect(sentTo('POST', LOGIN)).toEqual([])
})

const simple = (users: object) =>
  renderPage({
    path: '/engineering',
    at: '/engineering',
    element: <SimpleLoginPage />,
    answers: {
      'GET /api/auth/passcode-users': users,
      'POST /api/auth/passcode-login': { body: makeUser() },
    },
  })

test('where passcodes are on, a name and a passcode are enough; the password stays possible', async () => {
  simple({ body: [{ id: 4, name: 'Faisal' }] })
  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('Faisal'))
  await userEvent.type(screen.getByLabelText('Passcode'), '4321')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/auth/passcode-login')[0]?.body).toMatchObject({
      userId: 4,
      passcode: '4321',
    })
  )
})

test('where they are off, the usual form stands alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  simple({ status: 404, body: {} })
  expect(await screen.findByLabelText('Username')).toBeVisible()
  expect(screen.queryByRole('button', { name: /passcode/i })).toBeNull()
})
