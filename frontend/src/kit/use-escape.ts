import { useEffect, useRef } from 'react'

/** Closes an open panel on Escape and gives the focus back to what opened it. */
export function useEscape(open: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // what the panel stands in, such as a drawer, stays open
      event.stopPropagation()
      latest.current()
      if (opener instanceof HTMLElement) opener.focus()
    }
    // Captured, because a panel may keep its keys from what lies around it.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [open])
}
