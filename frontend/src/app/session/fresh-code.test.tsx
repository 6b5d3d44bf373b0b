import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { freshCode } from '../../api/reauthentication'
import { sentTo } from '../../kit/testing/answers'
import { renderPage } from '../../kit/testing/render-resource'
import FreshCode from './fresh-code'

const PROVE = '/api/auth/two-step/prove'

test('a code lets the call that waits go on; a wrong one is said beside the field', async () => {
  const finish = vi.spyOn(freshCode, 'finish').mockImplementation(() => undefined)
  let tries = 0
  renderPage({
    path: '/',
    at: '/',
    element: <FreshCode />,
    answers: {
      [`POST ${PROVE}`]: () =>
        tries++
          ? { status: 204 }
          : { status: 422, body: { errors: { code: ['This code is wrong.'] } } },
    },
  })
  await userEvent.type(await screen.findByLabelText('Code'), '111111')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('This code is wrong.')).toBeVisible()
  expect(finish).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(finish).toHaveBeenCalledWith(true))
  expect(sentTo('POST', PROVE)).toHaveLength(2)
})
