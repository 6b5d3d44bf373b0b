import type { ReactNode } from 'react'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { wholeNumber } from '../../providers/dates'
import styles from './tile.module.css'

export function Figure({ data, isPending }: { data?: number; isPending: boolean }) {
  if (isPending) return <Skeleton.Button active size="small" />
  return data === undefined ? '–' : wholeNumber(data)
}

interface TileProps {
  icon: ReactNode
  label: string
  to: string
  figure: { data?: number; isPending: boolean }
  /** What the rows come to, or until when they have to be done. */
  note?: ReactNode
  /** Something above zero wants to be looked at. */
  isUrgent?: boolean
}

/** A figure that opens the rows it counts. */
export function Tile({ icon, label, to, figure, note, isUrgent = false }: TileProps) {
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.figure}>
        <Figure {...figure} />
      </span>
      <span className={styles.label}>{label}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
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
