import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt } from '../../test/render'
import { toast } from './toast-store'
import { Toaster } from './toaster'

it('shows the newest toast with its variant and closes it', async () => {
  renderAt(<Toaster />)
  act(() => {
    toast({ title: 'First' })
    toast({ title: 'Saved', description: 'The client was saved', variant: 'success' })
  })
  expect(screen.queryByText('First')).not.toBeInTheDocument()
  expect(screen.getByText('Saved').closest('[data-variant]')).toHaveAttribute(
    'data-variant',
    'success'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('refuses an action without a text for screen readers', () => {
  expect(() =>
    toast({ action: { label: 'Undo', altText: ' ', onClick: () => undefined } })
  ).toThrow()
})

it('moves the focus to the toasts with F8 and with Alt+T', async () => {
  renderAt(<Toaster />)
  act(() => {
    toast({ title: 'Here' })
  })
  const area = screen.getByRole('region').querySelector('ol')
  await userEvent.keyboard('{Alt>}t{/Alt}')
  expect(area).toHaveFocus()
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(area).toHaveFocus()
})
