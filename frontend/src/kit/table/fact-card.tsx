import type { ReactNode } from 'react'
import { Card, Descriptions } from 'antd'
import styles from './card-list.module.css'

interface FactCardProps {
  title: ReactNode
  extra?: ReactNode
  items: { key: string; label: ReactNode; children: ReactNode }[]
  /** Below the facts. */
  children?: ReactNode
}

/** One row of a table as a card, for screens that have no room for its columns. */
export function FactCard({ title, extra, items, children }: FactCardProps) {
  const isTitleAlone = items.length === 0 && !children
  const className = isTitleAlone ? `${styles.card} ${styles.titleAlone}` : styles.card
  return (
    <Card size="small" className={className} title={title} extra={extra}>
      {items.length ? <Descriptions size="small" column={1} items={items} /> : null}
      {children}
    </Card>
  )
}
