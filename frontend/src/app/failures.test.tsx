import { AxiosError } from 'axios'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import clients from '../features/commercial/clients'
import ClientCreate from '../features/commercial/clients/create'
import { FileDrop } from '../kit/files/file-drop'
import { renderResource } from '../kit/testing/render-resource'
import { calls, fakeApi } from '../test/fake-api'
import { renderAt } from '../test/render'
import { OfflineBar } from './shell/offline-bar'

const OFFLINE =
  "You're offline. Your changes are still on this page; save again once you're back online."

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function openForm(answer: () => { status?: number; body?: unknown }) {
  renderResource(clients, {
    path: '/commercial/clients/new',
    at: '/commercial/clients/new',
    element: <ClientCreate />,
    abilities: ['clients.view', 'clients.manage'],
    answers: { 'POST /api/clients': answer },
  })
}
const sent = () => calls.filter(({ url, method }) => url === '/api/clients' && method === 'post')
const noNetwork = () => {
  throw new AxiosError('Network Error', 'ERR_NETWORK')
}

describe('saving', () => {
  it('keeps what was typed when the network is lost, and sends it again under the same key', async () => {
    let isCut = true
    openForm(() => (isCut ? noNetwork() : { status: 201, body: { id: 4, name: 'Omar' } }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Omar Tannous')
    await userEvent.click(screen.getByRole('button', { name: /Save/ }))
    expect(await screen.findByText(OFFLINE)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Omar Tannous')
    isCut = false
    await userEvent.click(screen.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
  })

  it('shows the server’s words after a 500 and keeps the form', async () => {
    openForm(() => ({
      status: 500,
      body: {
        message: 'Server error. Please try again later.',
        code: 'SERVER_ERROR',
        requestId: 'r-1',
      },
    }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Omar Tannous')
    await userEvent.click(screen.getByRole('button', { name: /Save/ }))
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Omar Tannous')
  })
})

it('an upload that fails half way says so and is sent again on request', async () => {
  let isCut = true
  const onUploaded = vi.fn()
  fakeApi(({ onUploadProgress }) => {
    onUploadProgress?.({ loaded: 5, total: 10, bytes: 5, lengthComputable: true })
    return isCut ? noNetwork() : { status: 201, body: { id: 1 } }
  })
  const { container } = renderAt(<FileDrop url="/api/x/documents" onUploaded={onUploaded} />)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['%PDF-1.4'], 'plan.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText(OFFLINE)).toBeVisible()
  expect(onUploaded).not.toHaveBeenCalled()
  isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'Upload plan.pdf again' }))
  await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
})

it('says so while the machine has no network', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderAt(<OfflineBar />)
  expect(screen.getByText(OFFLINE)).toBeVisible()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(OFFLINE)).toBeNull()
})
