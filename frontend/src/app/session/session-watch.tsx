import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { CurrentUser } from '../../api/types'
import { reauthentication } from '../../api/reauthentication'
import { onTabMessage } from '../../providers/tabs'
import { SessionWarning } from './session-warning'

const loadSignInAgain = () => import('./sign-in-again')
const SignInAgain = lazy(loadSignInAgain)

const PRELOAD_AFTER_MS = 5000

/** Somebody signed in again in another tab: what waits here goes on, for the same person. */
function useOtherTabs(user: CurrentUser): void {
  useEffect(
    () =>
      onTabMessage(({ userId }) => {
        if (userId !== user.id) window.location.reload()
        else if (reauthentication.isWaiting()) reauthentication.finish(true)
      }),
    [user.id]
  )
}

/** Keeps an eye on the session of a signed-in user: the warning before it ends, and afterwards. */
export function SessionWatch({ user }: { user: CurrentUser }) {
  useOtherTabs(user)
  const isWaiting = useSyncExternalStore(reauthentication.subscribe, reauthentication.isWaiting)
  useEffect(() => {
    reauthentication.arm(true)
    // Fetched ahead: by the time it is needed the network may be slow.
    const timer = setTimeout(() => void loadSignInAgain(), PRELOAD_AFTER_MS)
    return () => {
      clearTimeout(timer)
      reauthentication.arm(false)
    }
  }, [])
  return (
    <>
      <SessionWarning />
      {isWaiting && (
        <Suspense>
          <SignInAgain user={user} />
        </Suspense>
      )}
    </>
  )
}
