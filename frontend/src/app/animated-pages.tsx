import { Suspense, useEffect, useRef } from 'react'
import { AnimatePresence } from 'motion/react'
import * as m from 'motion/react-m'
import { Route, Routes, useLocation } from 'react-router'
import type { CurrentUser } from '../api/types'
import { useIsCalm } from '../theme/use-theme'
import { ErrorBoundary } from './error-boundary'
import { PageGuard } from './page-guard'
import { PAGES } from './pages-list'
import { NotFoundPage } from './pages/notices'
import { LoadingPage } from '../kit/waiting'

const OUTSIDE = { opacity: 0, y: 20, scale: 0.98 }
const INSIDE = { opacity: 1, y: 0, scale: 1 }
const TRANSITION = { duration: 0.4 }
const NO_TRANSITION = { duration: 0 }

/** Moves the focus to a new page, so that keyboards and screen readers start there. */
function useFocusOnNewPage(path: string): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else document.getElementById('page')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [path])
}

/** The pages. The old one leaves first; it keeps its own address while it goes. */
export function AnimatedPages({ user }: { user: CurrentUser }) {
  const location = useLocation()
  const isCalm = useIsCalm()
  useFocusOnNewPage(location.pathname)
  return (
    <AnimatePresence mode="wait" initial={false}>
      <m.div
        key={location.pathname}
        // without motion not even the first frame stands elsewhere
        initial={isCalm ? false : OUTSIDE}
        animate={INSIDE}
        exit={isCalm ? undefined : OUTSIDE}
        transition={isCalm ? NO_TRANSITION : TRANSITION}
      >
        <ErrorBoundary resetKey={location.key}>
          <Suspense fallback={<LoadingPage />}>
            <Routes location={location}>
              {PAGES.map(({ path, ability, element }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <PageGuard user={user} address={location.pathname} ability={ability}>
                      {element}
                    </PageGuard>
                  }
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </m.div>
    </AnimatePresence>
  )
}
