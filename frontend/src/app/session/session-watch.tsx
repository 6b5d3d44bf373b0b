import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { CurrentUser } from '../../api/types'
import { reauthentication } from '../../api/reauthentication'
import { onTabMessage } from '../../providers/tabs'
import { FreshCodeWatch } from './fresh-code-watch'
import { SessionWarning } from './session-warning'

const loadSignInAgain = () => import('./sign-in-again')
const SignInAgain = lazy(loadSignInAgain)

/** Long before a session can end, and long after the page has what it needs itself. */
const PRELOAD_AFTER_MS = 60_000

/** A sign-in in another tab: waiting requests continue if it is the same user. */
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

/** Watches the session of a signed-in user: a warning before it ends, and the dialog afterwards. */
export function SessionWatch({ user }: { user: CurrentUser }) {
  useOtherTabs(user)
  const isWaiting = useSyncExternalStore(reauthentication.subscribe, reauthentication.isWaiting)
  useEffect(() => {
    reauthentication.arm(true)
    // fetched ahead: when it is needed, the network may be slow
    const timer = setTimeout(() => void loadSignInAgain(), PRELOAD_AFTER_MS)
    return () => {
      clearTimeout(timer)
      reauthentication.arm(false)
    }
  }, [])
  return (
    <>
      <SessionWarning />
      <FreshCodeWatch />
      {isWaiting && (
        <Suspense>
          <SignInAgain user={user} />
        </Suspense>
      )}
    </>
  )
}
