import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { KindsCard } from './kinds-card'

const URL = '/api/notifications/preferences'

test('a choice that could not be saved stands as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderPage({
    path: '/',
    at: '/',
    element: <KindsCard />,
    answers: {
      [`GET ${URL}`]: {
        body: [
          { kind: 'security', inApp: true, required: true, sound: true, mail: 'now' },
          { kind: 'expiries', inApp: true, required: false, sound: true, mail: 'never' },
        ],
      },
      [`PATCH ${URL}`]: { status: 400, body: { message: 'Not now' } },
    },
  })
  const choice = await screen.findByRole('switch', { name: 'Expiring documents' })
  await userEvent.click(choice)
  await waitFor(() =>
    expect(sentTo('PATCH', URL).map(({ body }) => body)).toEqual([
      { kind: 'expiries', inApp: false },
    ])
  )
  await waitFor(() => expect(choice).toBeEnabled())
  expect(choice).toBeChecked()
  const required = screen.getByRole('switch', { name: 'Account security' })
  expect(required).toBeDisabled()
  expect(screen.getByText(/^Always on: it shows/)).toBeVisible()
})
