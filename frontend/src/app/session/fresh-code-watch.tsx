import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { freshCode } from '../../api/reauthentication'

const FreshCode = lazy(() => import('./fresh-code'))

/** Asks for a code or a passkey where a call needs one, and lets it go on. */
export function FreshCodeWatch() {
  useEffect(() => {
    freshCode.arm(true)
    return () => freshCode.arm(false)
  }, [])
  const isDue = useSyncExternalStore(freshCode.subscribe, freshCode.isWaiting)
  if (!isDue) return null
  return (
    <Suspense>
      <FreshCode />
    </Suspense>
  )
}
