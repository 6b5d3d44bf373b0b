import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import type { User } from './user'
import { ViewAs } from './view-as'

const USER = { id: 11, name: 'Badr', disabled: false } as User
const VIEWS = '/api/person-views'

function open(user: User, abilities = ['users.view-as']) {
  renderPage({
    path: '/',
    at: '/',
    element: <ViewAs user={user} />,
    abilities,
    answers: {
      [`POST ${VIEWS}`]: { status: 422, body: { errors: { reason: ['Too short'] } } },
    },
  })
}

test('a view is begun with a reason; a refused one is said beside the field', async () => {
  open(USER)
  await userEvent.click(await screen.findByRole('button', { name: /View as user/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Start view' }))
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(sentTo('POST', VIEWS)).toHaveLength(0)
  await userEvent.type(screen.getByLabelText('Reason'), 'Why')
  await userEvent.click(screen.getByRole('button', { name: 'Start view' }))
  expect(await screen.findByText('Too short')).toBeVisible()
  expect(sentTo('POST', VIEWS)).toHaveLength(1)
})

test('is offered neither without the ability nor of a disabled account', async () => {
  open({ ...USER, disabled: true })
  open(USER, [])
  await waitFor(() => expect(screen.queryByRole('button', { name: /View as user/ })).toBeNull())
})
