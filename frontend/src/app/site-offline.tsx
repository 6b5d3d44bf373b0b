import { useEffect } from 'react'
import type { CurrentUser } from '../api/types'
import { hasAbility } from '../providers/access'
import { CURRENT_USER_KEY } from '../providers/current-user'
import { isFromDevice } from '../providers/kept-user'
import { queryClient } from '../providers/query-client'

/** The page that was opened comes first. */
const PREPARE_AFTER_MS = 3_000
/** In case the connection came back without the browser noticing. */
const ASK_AGAIN_MS = 30_000

const askAgain = () => {
  if (isFromDevice()) void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
}

/**
 * Makes the site's pages open without a connection, for those who report from sites. Where they were
 * opened so, the portal is asked who this is as soon as it can be reached.
 */
export function SiteOffline({ user }: { user: CurrentUser }) {
  // nothing of a person whom someone else looks at the portal as is kept on this device
  const reports = !user.viewing && hasAbility(user, 'site-reports.manage')
  useEffect(() => {
    if (!reports || isFromDevice()) return undefined
    const timer = setTimeout(() => {
      import('../features/production/site-reports/offline/prepare')
        .then(({ prepare }) => prepare(user))
        .catch((error: unknown) => console.warn('Not prepared for working offline', error))
    }, PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [reports, user])
  useEffect(() => {
    const timer = setInterval(askAgain, ASK_AGAIN_MS)
    window.addEventListener('online', askAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', askAgain)
    }
  }, [])
  return null
}
