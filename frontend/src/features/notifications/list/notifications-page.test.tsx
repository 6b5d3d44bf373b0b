import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { makeNotification } from '../../../test/factories'
import NotificationsPage from './notifications-page'

const PATH = '/notifications'
const URL = '/api/notifications'
const page = (at: string, answer: object) =>
  renderPage({
    path: PATH,
    at,
    element: <NotificationsPage />,
    answers: { [`GET ${URL}`]: answer, [`GET ${URL}/unread-count`]: { body: { count: 3 } } },
  })
const lastParams = () => calls.findLast(({ url }) => url === URL)?.params as object

test('the address says what is shown; another filter begins at the first page', async () => {
  // of different types: those of one are shown as one
  const rows = Array.from({ length: 20 }, (_, i) =>
    makeNotification({ id: i + 1, type: `quotation_created_${i}` })
  )
  page(`${PATH}?state=unread&page=2`, { body: rows, headers: { 'x-total-count': '70' } })
  expect((await screen.findAllByText('Quotation Q-1'))[0]).toBeVisible()
  expect(lastParams()).toEqual({ _start: 20, _end: 40, isRead: 'false' })
  await userEvent.click(screen.getByText('Read', { selector: '.ant-segmented-item-label' }))
  await waitFor(() => expect(lastParams()).toEqual({ _start: 0, _end: 20, isRead: 'true' }))
  expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}?state=read`)
})

test('none at all and none that match are distinguished', async () => {
  const none = { body: [], headers: { 'x-total-count': '0' } }
  const { unmount } = page(PATH, none)
  expect(await screen.findByText('No notifications')).toBeVisible()
  unmount()
  page(`${PATH}?kind=security`, none)
  expect(await screen.findByText('No notifications match these filters')).toBeVisible()
  expect(lastParams()).toMatchObject({ kind: 'security' })
})

test('what could not be loaded is requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const answer = () =>
    fails
      ? { status: 400, body: {} }
      : { body: [makeNotification()], headers: { 'x-total-count': '1' } }
  page(PATH, answer)
  expect(await screen.findByText("Couldn't load notifications.")).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: /again|Retry/i }))
  expect(await screen.findByText('Quotation Q-1')).toBeVisible()
})
