import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortalNotification } from '../../api/types'
import { SnoozeIcon } from './snooze-icon'

/** Menus are no part of what every page loads first. */
const SnoozeMenu = lazy(() => import('./snooze-menu'))

/** Loads the choices when they are first asked for. */
export function SnoozeButton({ item, isPutOff }: { item: PortalNotification; isPutOff: boolean }) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const name = isPutOff ? 'notifications.snooze.change' : 'notifications.snooze.label'
  const label = t(name, { title: item.title })
  const icon = <SnoozeIcon label={label} onClick={() => setAsked(true)} />
  if (!isAsked) return icon
  return (
    <Suspense fallback={icon}>
      <SnoozeMenu item={item} label={label} isPutOff={isPutOff} />
    </Suspense>
  )
}
