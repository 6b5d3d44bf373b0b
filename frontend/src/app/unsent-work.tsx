import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { hasUnsent } from '../providers/unsent'

/** What keeps work on this device, by the name of its table, with what sends it. */
const SENDERS = {
  'binaa-site-reports': lazy(() => import('../features/production/site-reports/sender')),
  'binaa-attendance': lazy(() => import('../features/people/attendance-checks/sender')),
}

/** What was entered without a connection goes out on whichever page it is back. */
export function UnsentWork() {
  // looked at again on every page: the form may have been left with something that waits
  useLocation()
  return Object.entries(SENDERS)
    .filter(([name]) => hasUnsent(name))
    .map(([name, Sender]) => (
      <Suspense key={name}>
        <Sender />
      </Suspense>
    ))
}
