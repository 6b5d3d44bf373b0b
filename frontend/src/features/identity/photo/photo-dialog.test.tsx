import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '../../../providers/toast/toaster'
import { makeUser } from '../../../test/factories'
import { renderAt } from '../../../test/render'
import PhotoDialog from './photo-dialog'

/** An image that cannot be read: the test environment draws none. */
class BrokenImage {
  onerror = () => undefined
  set src(_address: string) {
    queueMicrotask(() => this.onerror())
  }
}

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:photo')
  URL.revokeObjectURL = vi.fn()
  return () => vi.unstubAllGlobals()
})

function open() {
  const onClose = vi.fn()
  renderAt(
    <>
      <PhotoDialog user={makeUser()} onClose={onClose} />
      <Toaster />
    </>
  )
  return { onClose, input: screen.getByLabelText('Choose new photo') }
}

const choose = (input: HTMLElement, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(input, file)

const picture = new File(['x'], 'me.png', { type: 'image/png' })

describe('photo dialog', () => {
  it('starts with the initials, a hint and a disabled upload', () => {
    open()
    expect(screen.getByText('Update Profile Photo')).toBeInTheDocument()
    expect(screen.getByText('SA')).toBeInTheDocument()
    expect(screen.getByText(/Maximum file size: 5MB/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Upload Photo' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  })

  it('refuses what is no image, and what is too large', async () => {
    const { input } = open()
    await choose(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }))
    expect(screen.getByText('Invalid file type')).toBeInTheDocument()
    const large = new File(['x'], 'a.png', { type: 'image/png' })
    Object.defineProperty(large, 'size', { value: 6_000_000 })
    await choose(input, large)
    expect(screen.getByText('File too large')).toBeInTheDocument()
  })

  it('edits a chosen file: zoom, percentage, clear', async () => {
    const { input } = open()
    await choose(input, picture)
    expect(screen.getByRole('button', { name: 'Save Photo' })).toBeEnabled()
    expect(screen.getByText('50%')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(screen.getByText('55%')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('button', { name: 'Upload Photo' })).toBeDisabled()
  })

  it('stays open and says so when the photo cannot be processed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('Image', BrokenImage)
    const { input, onClose } = open()
    await choose(input, picture)
    await userEvent.click(screen.getByRole('button', { name: 'Save Photo' }))
    expect(await screen.findByText('Upload failed')).toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })
})
