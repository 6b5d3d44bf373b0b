import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Section } from '../../api/types'
import { useAbility } from '../../providers/access'
import { retryRefused, useSections } from '../../providers/sections'
import type { BannerKind } from './section-banner'
import { sectionOfPage } from './section-of-page'

// Seldom needed: not part of the first load.
const ClosedSectionPage = lazy(() => import('./closed-section-page'))
const SectionBanner = lazy(() => import('./section-banner'))

const PLANNED_AHEAD_MS = 24 * 3_600_000

/** Whether maintenance is set to begin within a day. */
function isPlanned({ status, enabled, maintenanceMode, from }: Section): boolean {
  if (status !== 'live' || !from || (enabled && !maintenanceMode)) return false
  const ahead = Date.parse(from) - Date.now()
  return ahead > 0 && ahead < PLANNED_AHEAD_MS
}

/**
 * Draws a page of a department, or why it is closed. A page that was open before stays as it is, so
 * that nothing typed is lost; administrators keep access. A banner above the page says so to both.
 */
export function SectionGate({ address, children }: { address: string; children: ReactNode }) {
  const key = sectionOfPage(address)
  return key ? (
    <Gate key={key} section={key}>
      {children}
    </Gate>
  ) : (
    children
  )
}

function Gate({ section: key, children }: { section: string; children: ReactNode }) {
  const passes = useAbility('sections.manage')
  const [wasOpen, setWasOpen] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const section = useSections(isWaiting)?.find((one) => one.key === key)
  const isClosed = section !== undefined && section.status !== 'live'
  useEffect(() => {
    setIsWaiting(isClosed)
    if (isClosed) return
    if (section) setWasOpen(true)
    if (section) retryRefused()
  }, [isClosed, section])

  if (isClosed && !passes && !wasOpen)
    return (
      <Suspense>
        <ClosedSectionPage section={section} />
      </Suspense>
    )
  const kind: BannerKind | false = isClosed
    ? passes
      ? 'passing'
      : 'closing'
    : section !== undefined && isPlanned(section) && 'planned'
  return (
    <>
      {section && kind && (
        <Suspense>
          <SectionBanner kind={kind} section={section} />
        </Suspense>
      )}
      {children}
    </>
  )
}
