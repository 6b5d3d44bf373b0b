import { Fragment, useState } from 'react'
import { DownOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SectionMark, useSectionStatus } from '../../sections/section-tag'
import { MenuLink } from './menu-link'
import { toggleDepartment, useMenuState } from './menu-store'
import styles from './menu.module.css'
import { StarButton } from './pinned-pages'
import type { MenuDepartment, MenuItem } from './use-menu-items'

/** Open while the user is in the department, otherwise as it was left by hand. */
function useIsOpen(key: string, isCurrent: boolean) {
  const isKeptOpen = useMenuState().open.includes(key)
  const { key: visit } = useLocation()
  const [closedAt, setClosedAt] = useState<string | null>(null)
  if (!isCurrent) return { isOpen: isKeptOpen, toggle: () => toggleDepartment(key) }
  const isOpen = closedAt !== visit
  return { isOpen, toggle: () => setClosedAt(isOpen ? visit : null) }
}

interface DepartmentGroupProps {
  department: MenuDepartment
  isCurrent: boolean
  iconOnly: boolean
}

/** A department with its pages, which are shown for the current one and those opened by hand. */
export function DepartmentGroup({ department, isCurrent, iconOnly }: DepartmentGroupProps) {
  const { t } = useTranslation()
  const { key, label, items } = department
  const { isOpen, toggle } = useIsOpen(key, isCurrent)
  const showsItems = isOpen && !iconOnly && items.length > 0
  return (
    <li>
      <div className={styles.row}>
        <Heading department={department} isCurrent={isCurrent} iconOnly={iconOnly} />
        {!iconOnly && items.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={t('shell.pagesOf', { department: label })}
            onClick={toggle}
          >
            <DownOutlined aria-hidden rotate={isOpen ? 180 : 0} />
          </button>
        )}
      </div>
      {showsItems && (
        <ul>
          {items.map((item, index) => (
            <Fragment key={item.to}>
              {item.group && item.group !== items[index - 1]?.group && (
                <li className={styles.group}>{t(`shell.groups.${item.group}`)}</li>
              )}
              <Entry item={item} />
            </Fragment>
          ))}
        </ul>
      )}
    </li>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const { to, icon, label } = item
  return (
    <li className={styles.row}>
      <MenuLink nested to={to} icon={icon} label={label} />
      <StarButton item={item} />
    </li>
  )
}

function Heading({ department, isCurrent, iconOnly }: DepartmentGroupProps) {
  const { pathname } = useLocation()
  const { key, to, also, icon, label, hasHome, items } = department
  const tag = <SectionMark status={useSectionStatus(key)} />
  const isHome = pathname === to || also.includes(pathname)
  // folded to icons, the department stands for the page one is on
  const exact = !isHome && !(iconOnly && isCurrent)
  const target = hasHome ? to : items[0]!.to
  if (hasHome || iconOnly) {
    return (
      <MenuLink exact={exact} to={target} icon={icon} label={label} iconOnly={iconOnly} tag={tag} />
    )
  }
  return (
    <div className={styles.link}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label}>{label}</span>
      {tag}
    </div>
  )
}
