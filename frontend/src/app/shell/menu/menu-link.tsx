import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { IconTip } from '../icon-tip'
import styles from './menu.module.css'

interface MenuLinkProps {
  to: string
  icon: ReactNode
  label: string
  exact?: boolean
  nested?: boolean
  /** Only the icon, with the label as a tip. */
  iconOnly?: boolean
  /** Stands after the label. */
  tag?: ReactNode
}

/** One line of the menu; a label that does not fit ends in an ellipsis. */
export function MenuLink({ to, icon, label, exact, nested, iconOnly, tag }: MenuLinkProps) {
  const link = (
    <NavLink to={to} end={exact} className={`${styles.link} ${nested ? styles.nested : ''}`}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={iconOnly ? 'visually-hidden' : styles.label} title={label}>
        {label}
      </span>
      {tag}
    </NavLink>
  )
  return iconOnly ? <IconTip text={label}>{link}</IconTip> : link
}
