import { vi } from 'vitest'

/**
 * Makes the screen 390 px wide for the test that asks. The modules of a file may have been loaded
 * by another one, so what they import cannot be replaced; the window can.
 */
export function narrowScreen() {
  const wide = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, least] = /min-width:\s*(\d+)px/.exec(query) ?? []
    const list = wide(query)
    if (least) Object.defineProperty(list, 'matches', { value: Number(least) <= 390 })
    return list
  })
}
