import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Figure } from './count'
import styles from './tile.module.css'

interface TileProps {
  icon: ReactNode
  label: string
  to: string
  figure: { data?: number; isPending: boolean }
  /** Something above zero wants to be looked at. */
  isUrgent?: boolean
}

/** A figure that opens the rows it counts. */
export function Tile({ icon, label, to, figure, isUrgent = false }: TileProps) {
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.figure}>
        <Figure {...figure} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  )
  const look = { className: styles.tile, 'data-urgent': isUrgent && (figure.data ?? 0) > 0 }
  return (
    <li>
      {to.startsWith('#') ? (
        // A place on this page: the browser itself scrolls there.
        <a href={to} {...look}>
          {content}
        </a>
      ) : (
        <Link to={to} {...look}>
          {content}
        </Link>
      )}
    </li>
  )
}

export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  )
}
