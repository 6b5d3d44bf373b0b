import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'

/** Days before the end from which a document is shown as running out. */
export const SOON = 60
const URGENT = 7

interface DaysLeftProps {
  /** Negative once it has run out; null where it never does. */
  daysLeft: number | null
  /** A document that was replaced by a newer one warns of nothing. */
  current: boolean
}

/** Whether a document has run out or soon does. */
export function DaysLeft({ daysLeft, current }: DaysLeftProps) {
  const { t } = useTranslation()
  if (daysLeft === null || !current || daysLeft > SOON) return null
  if (daysLeft < 0) return <Tag color="red">{t('procurement.vendor_documents.expired')}</Tag>
  return (
    <Tag color={daysLeft <= URGENT ? 'red' : 'orange'}>
      {t('procurement.vendor_documents.days_left', { count: daysLeft })}
    </Tag>
  )
}
