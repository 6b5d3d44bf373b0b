import { HomeOutlined } from '@ant-design/icons'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import type { CurrentUser } from '../../api/types'
import { DEPARTMENTS, resourcesOf, type DepartmentPage } from '../departments/departments'
import { canOpen, canSee } from '../page-access'
import { SectionTag, useSectionStatus } from '../sections/section-tag'

interface MenuLinkProps {
  to: string
  icon: ReactNode
  label: string
  exact?: boolean
  nested?: boolean
  /** Stands after the label. */
  tag?: ReactNode
}

function MenuLink({ to, icon, label, exact = false, nested = false, tag }: MenuLinkProps) {
  return (
    <NavLink to={to} end={exact} className={nested ? 'menu-link menu-link-nested' : 'menu-link'}>
      <span aria-hidden="true">{icon}</span>
      {label}
      {tag}
    </NavLink>
  )
}

interface MenuItem {
  to: string
  icon: ReactNode
  label: string
}

/** What a department offers this user below its own entry. */
function useItems(department: DepartmentPage, user: CurrentUser): MenuItem[] {
  const { t } = useTranslation()
  const lists = resourcesOf(department)
    .filter((definition) => canSee(user, definition))
    .map(({ name, path, icon }) => ({ to: path, icon, label: t(`${name}.title`) }))
  const links = (department.links ?? [])
    .filter(({ path }) => canOpen(user, path))
    .map(({ name, path, icon }) => ({ to: path, icon, label: t(`departments.links.${name}`) }))
  return [...lists, ...links]
}

function DepartmentGroup({ department, user }: { department: DepartmentPage; user: CurrentUser }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const items = useItems(department, user)
  const isOpen = canOpen(user, department.path)
  const status = useSectionStatus(department.key)
  if (!isOpen && items.length === 0) return null
  const title = t(`departments.${department.key}.title`)
  const tag = <SectionTag status={status} />
  const isHome = pathname === department.path || department.also.includes(pathname)
  return (
    <li>
      {isOpen ? (
        <MenuLink
          exact={!isHome}
          to={department.path}
          icon={department.icon}
          label={title}
          tag={tag}
        />
      ) : (
        <div className="menu-heading">
          <span aria-hidden="true">{department.icon}</span>
          {title}
          {tag}
        </div>
      )}
      {items.length > 0 && (
        <ul>
          {items.map(({ to, icon, label }) => (
            <li key={to}>
              <MenuLink nested to={to} icon={icon} label={label} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The menu: departments the user may open, each with its lists. */
export function SideMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // the menu is longer than most screens: where one is shall stand in sight
  useEffect(() => {
    const current = menu.current?.querySelectorAll('[aria-current="page"]')
    current?.item(current.length - 1)?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={menu} aria-label={t('shell.menu')} className="menu">
      <ul>
        <li>
          <MenuLink
            exact
            to="/departments"
            icon={<HomeOutlined />}
            label={t('departments.title')}
          />
        </li>
        {DEPARTMENTS.map((department) => (
          <DepartmentGroup key={department.key} department={department} user={user} />
        ))}
      </ul>
    </nav>
  )
}
