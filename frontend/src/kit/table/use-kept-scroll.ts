import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How far each entry of the history was scrolled. */
const positions = new Map<string, number>()

const currentKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default'

/**
 * Going back or forward to a page shows the part of it that was looked at. The browser would scroll
 * before the rows are there, so it is done here once they are.
 */
export function useKeptScroll(isReady: boolean): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const done = useRef('')

  useEffect(() => {
    const keep = () => {
      // the page that leaves is scrolled to the top: that is not where it was left
      if (currentKey() === key) positions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])

  useEffect(() => {
    if (!isReady || !isReturn || done.current === key) return
    done.current = key
    const top = positions.get(key)
    if (!top) return
    // after the shell, which scrolls every new page to its beginning
    const frame = requestAnimationFrame(() => window.scrollTo({ top }))
    return () => cancelAnimationFrame(frame)
  }, [isReady, isReturn, key])
}
