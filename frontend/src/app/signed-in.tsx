import { useMemo } from 'react'
import { App as AntdApp } from 'antd'
import { Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import * as Tooltip from '@radix-ui/react-tooltip'
import { LazyMotion, MotionConfig } from 'motion/react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../api/types'
import { accessControlProvider } from '../providers/access'
import { authProvider } from '../providers/auth'
import { dataProvider } from '../providers/data'
import { i18nProvider } from '../providers/i18n'
import { liveProvider } from '../providers/live'
import { notificationProvider } from '../providers/notification'
import { queryClient } from '../providers/query-client'
import { UndoBar } from '../providers/toast/undo-bar'
import { AnimatedPages } from './animated-pages'
import './record-tabs'
import { refineResources } from './resources'
import { SessionWatch } from './session/session-watch'
import { Shell } from './shell/shell'
import { SiteOffline } from './site-offline'
import { UnsentWork } from './unsent-work'
import { useLanding } from './use-landing'
import { Waiting } from '../kit/waiting'

// Arabic names stand in English lists too: a font that came after them would move lines
void document.fonts?.load('14px Tajawal', 'ع')

const loadMotion = () => import('./motion-features').then((file) => file.default)

const OPTIONS = {
  disableTelemetry: true,
  syncWithLocation: true,
  // The address bar is guarded by our own page table.
  disableRouteChangeHandler: true,
  liveMode: 'auto',
  reactQuery: { clientConfig: queryClient },
  title: { text: 'Binaa' },
} as const

function Pages({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const isRedirecting = useLanding(user)
  if (isRedirecting) return <Waiting full text={t('shell.loadingDashboard')} />
  return (
    <Shell user={user}>
      {!user.viewing && <UnsentWork />}
      <AnimatedPages user={user} />
    </Shell>
  )
}

/** The portal of a signed-in user: Refine, the frame and the pages. */
export default function SignedIn({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const resources = useMemo(() => refineResources(t), [t])
  return (
    <AntdApp>
      <Refine
        dataProvider={dataProvider}
        routerProvider={routerProvider}
        authProvider={authProvider}
        accessControlProvider={accessControlProvider}
        i18nProvider={i18nProvider}
        liveProvider={liveProvider}
        notificationProvider={notificationProvider}
        resources={resources}
        options={OPTIONS}
      >
        <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
          <LazyMotion features={loadMotion} strict>
            <MotionConfig reducedMotion="user">
              <Pages user={user} />
            </MotionConfig>
          </LazyMotion>
        </Tooltip.Provider>
        <SessionWatch user={user} />
        <SiteOffline user={user} />
        <UndoBar />
      </Refine>
    </AntdApp>
  )
}
