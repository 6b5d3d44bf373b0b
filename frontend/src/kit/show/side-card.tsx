import type { ReactNode } from 'react'
import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { isNothing } from '../display/none'
import styles from './record.module.css'

interface RelatedRecordsProps {
  resource: string
  /** Links to other records by the field that holds them; what is empty stays out. */
  items: { name: string; value: ReactNode }[]
}

/** The records that a record belongs to, for the side of its page. */
export function RelatedRecords({ resource, items }: RelatedRecordsProps) {
  const { t } = useTranslation()
  const filled = items.filter(({ value }) => !isNothing(value))
  if (!filled.length) return null
  return (
    <SideCard title={t('kit.show.related')}>
      <dl className={styles.related}>
        {filled.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`${resource}.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SideCard>
  )
}

interface SideCardProps {
  title: string
  children: ReactNode
}

/** One card of the side panel. */
export function SideCard({ title, children }: SideCardProps) {
  return (
    <Card size="small" title={title}>
      {children}
    </Card>
  )
}
