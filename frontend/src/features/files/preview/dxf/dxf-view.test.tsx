import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../kit/testing/render-resource'
import { DxfView, LONGEST_MS } from './dxf-view'

const terminate = vi.fn()

/** A worker that never answers. */
class SilentWorker {
  postMessage() {}
  terminate = terminate
}

const view = <DxfView bytes={new ArrayBuffer(8)} name="plan" download={<a href="/x">Download</a>} />

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  terminate.mockClear()
})

test('a drawing that takes too long is given up, and can be downloaded', () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SilentWorker)
  renderPage({ path: '/', at: '/', element: view })
  act(() => void vi.advanceTimersByTime(LONGEST_MS - 1))
  expect(terminate).not.toHaveBeenCalled()
  expect(screen.queryByText("This file can't be displayed")).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(terminate).toHaveBeenCalledOnce()
  expect(screen.getByText("This file can't be displayed")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible()
})

test('closing a drawing ends its worker', () => {
  vi.stubGlobal('Worker', SilentWorker)
  const { unmount } = renderPage({ path: '/', at: '/', element: view })
  unmount()
  expect(terminate).toHaveBeenCalled()
})
