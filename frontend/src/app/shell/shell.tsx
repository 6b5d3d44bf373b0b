import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Grid } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { CurrentUser } from '../../api/types'
import { viewMessageLoaders } from '../../features/identity/person-views/view-words'
import { addMessages } from '../../providers/i18n'
import { connectLive } from '../../providers/live'
import { Header } from './header'
import { useMenuState } from './menu/menu-store'
import { OfflineBar } from './offline-bar'
import { SideMenu } from './side-menu'
import styles from './shell.module.css'

// A wide screen has no use for it.
const NarrowMenu = lazy(() => import('./narrow-menu'))

// Few ever look at the portal as someone else.
const ViewBar = lazy(async () => {
  await addMessages(viewMessageLoaders)
  return import('../../features/identity/person-views/view-bar')
})

interface ShellProps {
  user: CurrentUser
  children: ReactNode
}

/** The frame around every page: header, menu (a drawer on narrow screens) and the page itself. */
export function Shell({ user, children }: ShellProps) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const isWide = Grid.useBreakpoint().lg ?? true
  const { collapsed } = useMenuState()
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)

  useEffect(() => connectLive(i18n.language), [i18n.language])

  return (
    <div className={styles.shell}>
      <a href="#page" className="skip-link">
        {t('shell.skipToPage')}
      </a>
      <Header user={user} showMenuButton={!isWide} onOpenMenu={() => setMenuOpenAt(pathname)} />
      {isWide && (
        <aside id="shell-menu" className={styles.menu} data-collapsed={collapsed}>
          <SideMenu collapsible user={user} collapsed={collapsed} />
        </aside>
      )}
      {!isWide && (
        <Suspense>
          <NarrowMenu
            user={user}
            // Open only on the page it was opened on: following a link closes it.
            open={menuOpenAt === pathname}
            onClose={() => setMenuOpenAt(null)}
          />
        </Suspense>
      )}
      <main id="page" className={styles.page} tabIndex={-1}>
        {children}
      </main>
      <OfflineBar />
      <Suspense>{user.viewing && <ViewBar user={user} viewing={user.viewing} />}</Suspense>
    </div>
  )
}
