import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../test/render'
import { notificationProvider } from './notification'
import { Toaster } from './toast/toaster'
import { UndoBar } from './toast/undo-bar'

function start() {
  renderAt(
    <>
      <Toaster />
      <UndoBar />
    </>
  )
}

it('shows failures without the status in front of the message', () => {
  start()
  act(() => {
    notificationProvider.open({
      type: 'error',
      message: 'Client could not be saved',
      description: '409: Somebody else changed it',
    })
  })
  expect(screen.getByText('Client could not be saved')).toBeInTheDocument()
  expect(screen.getByText('Somebody else changed it')).toBeInTheDocument()
})

it('keeps Undo in its own bar, whatever toast comes meanwhile', async () => {
  start()
  const cancelMutation = vi.fn()
  act(() => {
    notificationProvider.open({
      key: 'one',
      type: 'progress',
      message: 'Client deleted',
      undoableTimeout: 5,
      cancelMutation,
    })
    notificationProvider.open({ type: 'success', message: 'Something else' })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(cancelMutation).toHaveBeenCalledOnce()
  expect(screen.queryByText('Client deleted')).not.toBeInTheDocument()
})
