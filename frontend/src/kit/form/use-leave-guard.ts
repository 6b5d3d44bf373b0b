import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import { guardBack } from '../../providers/back-gate'

interface RouterHistoryState {
  /** Place of the entry in the router's own history. */
  idx?: number
}

const indexNow = () => (window.history.state as RouterHistoryState | null)?.idx ?? 0

/**
 * Holds back navigation while there is unsaved work. `leave` is what would have happened, or null.
 * Component routers offer no blocker, so links are held at the navigator and the browser's own
 * back and forward at the gate before the router.
 */
export function useLeaveGuard(isDirty: () => boolean) {
  const { navigator } = useContext(NavigationContext)
  const [leave, setLeave] = useState<(() => void) | null>(null)

  useEffect(() => {
    const { push } = navigator
    navigator.push = (...args) => {
      if (isDirty()) setLeave(() => () => push(...args))
      else push(...args)
    }
    return () => {
      navigator.push = push
    }
  }, [navigator, isDirty])

  // Read once: while the browser is on its way there and back, the index is not that of the form.
  const [here] = useState(indexNow)
  const passing = useRef(false)
  useEffect(() => {
    const hold = (event: PopStateEvent) => {
      const delta = ((event.state as RouterHistoryState | null)?.idx ?? 0) - here
      if (passing.current || delta === 0 || !isDirty()) return false
      // The browser has moved already; go back to where the form is, then ask.
      window.history.go(-delta)
      setLeave(() => () => {
        passing.current = true
        window.history.go(delta)
      })
      return true
    }
    return guardBack(hold)
  }, [here, isDirty])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return { leave, stay: () => setLeave(null) }
}
