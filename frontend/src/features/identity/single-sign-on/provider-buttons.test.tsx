import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import LoginPage from '../login/login-page'

test('the sign-in page offers the providers, and says why the last try ended', async () => {
  renderPage({
    path: '/login',
    at: '/login?sso=domain',
    element: <LoginPage />,
    answers: {
      'GET /api/auth/oidc': { body: [{ id: 3, name: 'Firm', nameAr: null }] },
      'POST /api/auth/oidc/3/start': { status: 409, body: { message: 'The provider is away' } },
    },
  })
  expect(await screen.findByText(/doesn't belong to a domain/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /Sign in with Firm/ }))
  await waitFor(() => expect(sentTo('POST', '/api/auth/oidc/3/start')).toHaveLength(1))
})
