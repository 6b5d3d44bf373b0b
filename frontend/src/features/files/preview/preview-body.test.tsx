import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { PreviewBody } from './preview-body'

const URL = '/api/files/7/versions/1/content'
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

const look = (mime: string, answer: object, size = 1000) =>
  renderPage({
    path: '/',
    at: '/',
    element: <PreviewBody url={URL} mime={mime} name="a file" size={size} />,
    answers: { [`GET ${URL}`]: answer },
  })

afterEach(() => vi.unstubAllGlobals())

test('a table is shown in cells, whatever parts them and however it was saved', async () => {
  const windows = new Uint8Array([0xc8, 0xe4, 0xcf, 0x3b, 0x51, 0x0a, 0x31, 0x3b, 0x32]).buffer
  look('text/csv; charset=utf-8', { body: windows })
  expect(await screen.findByRole('columnheader', { name: 'بند' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '2' })).toBeVisible()
})

test('a table longer than 500 rows says that it is cut', async () => {
  look('text/csv; charset=utf-8', { body: bytesOf(`Name\n${'x\n'.repeat(600)}`) })
  expect(await screen.findByText('The first 500 rows')).toBeVisible()
})

test('text is text, also where it would be a page', async () => {
  const { container } = look('text/plain; charset=utf-8', {
    body: bytesOf('<img src=x onerror="alert(1)"><b>bold</b>'),
  })
  expect(await screen.findByText(/onerror="alert\(1\)"/)).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('of what the portal cannot show nothing is loaded before it is requested', async () => {
  look('application/zip', { body: bytesOf('PK') })
  expect(await screen.findByText('No preview available for this file type')).toBeVisible()
  expect(screen.getByRole('button', { name: /Download/ })).toBeVisible()
  expect(calls.some(({ url }) => url?.startsWith(URL))).toBe(false)
})

test('what could not be loaded is requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  look('text/plain; charset=utf-8', () =>
    fails ? { status: 500, body: {} } : { body: bytesOf('concrete') }
  )
  const again = await screen.findByRole('button', { name: /again|Retry/i })
  fails = false
  await userEvent.click(again)
  expect(await screen.findByText('concrete')).toBeVisible()
})

const DXF = 'image/vnd.dxf'
const MOST_DXF = 50 * 1024 * 1024
const wasLoaded = () => calls.some(({ url }) => url?.startsWith(URL))

/** A worker that never answers. */
function silentWorker() {
  const terminate = vi.fn()
  vi.stubGlobal(
    'Worker',
    class {
      postMessage() {}
      terminate = terminate
    }
  )
  return terminate
}

test('a drawing above the limit is not loaded, and can be downloaded', async () => {
  silentWorker()
  look(DXF, { body: bytesOf('0') }, MOST_DXF + 1)
  expect(await screen.findByText('This drawing is too large for the preview')).toBeVisible()
  expect(screen.getByText(/up to 50 MB/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Download/ })).toBeVisible()
  expect(wasLoaded()).toBe(false)
})

test('a drawing at the limit is loaded', async () => {
  silentWorker()
  look(DXF, { body: bytesOf('0') }, MOST_DXF)
  await waitFor(() => expect(wasLoaded()).toBe(true))
  expect(screen.queryByText('This drawing is too large for the preview')).toBeNull()
})
