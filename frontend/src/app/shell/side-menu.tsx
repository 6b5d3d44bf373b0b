import { useEffect, useRef } from 'react'
import { HomeOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { CurrentUser } from '../../api/types'
import { useIsRtl } from '../../kit/use-is-rtl'
import { DepartmentGroup } from './menu/department-group'
import { MenuLink } from './menu/menu-link'
import { toggleCollapsed, visitPage } from './menu/menu-store'
import styles from './menu/menu.module.css'
import { PinnedPages } from './menu/pinned-pages'
import { currentDepartment, useMenuDepartments } from './menu/use-menu-items'

/** Keeps the line of the current page in sight: the menu is longer than some screens. */
function useCurrentInSight(pathname: string) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = menu.current?.querySelectorAll('[aria-current="page"]')
    current?.item(current.length - 1)?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return menu
}

interface SideMenuProps {
  user: CurrentUser
  /** Only icons are shown. */
  collapsed?: boolean
  /** Whether the user can fold it to icons; a drawer cannot be. */
  collapsible?: boolean
}

/** The menu: favourites and recent pages, then the departments, of which the current one is open. */
export function SideMenu({ user, collapsed = false, collapsible = false }: SideMenuProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const menu = useCurrentInSight(pathname)
  const departments = useMenuDepartments(user)
  const current = currentDepartment(departments, pathname)
  const pages = departments.flatMap(({ items }) => items)
  const page = pages.find(({ to }) => to === pathname)?.to
  useEffect(() => {
    if (page) visitPage(page)
  }, [page])
  const home = { to: '/departments', icon: <HomeOutlined />, label: t('departments.title') }
  return (
    <nav ref={menu} aria-label={t('shell.menu')} className={styles.nav} data-collapsed={collapsed}>
      <ul>
        <PinnedPages items={pages} iconOnly={collapsed} />
        <li>
          <MenuLink exact iconOnly={collapsed} {...home} />
        </li>
        {departments.map((department) => (
          <DepartmentGroup
            key={department.key}
            department={department}
            isCurrent={department === current}
            iconOnly={collapsed}
          />
        ))}
      </ul>
      {collapsible && <CollapseButton collapsed={collapsed} />}
    </nav>
  )
}

function CollapseButton({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation()
  const isRtl = useIsRtl()
  const label = t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')
  return (
    <button
      type="button"
      className={`${styles.link} ${styles.collapse}`}
      aria-expanded={!collapsed}
      aria-label={label}
      onClick={toggleCollapsed}
    >
      <span className={styles.icon} aria-hidden="true">
        {collapsed === isRtl ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      </span>
      {!collapsed && <span className={styles.label}>{label}</span>}
    </button>
  )
}
