import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { hasUnsent } from '../providers/unsent'

const Sender = lazy(() => import('../features/production/site-reports/sender'))

/** Reports of a site that were kept without a connection go out on whichever page it is back. */
export function UnsentReports() {
  // looked at again on every page: the form may have been left with something that waits
  useLocation()
  return hasUnsent() ? (
    <Suspense>
      <Sender />
    </Suspense>
  ) : null
}
