import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DOCUMENTS, type PersonDocument } from './person-document'

const COLOURS = { active: 'green', expired: 'red', renewed: 'default' } as const
/** Days before the end from which a document is shown as expiring. */
export const SOON = 60
const URGENT = 7

/** Whether a document holds, and how long it still does where that is not long. */
export function Standing({ document: { status, daysLeft } }: { document: PersonDocument }) {
  const { t } = useTranslation()
  if (status === 'active' && daysLeft !== null && daysLeft <= SOON)
    return (
      <Tag color={daysLeft <= URGENT ? 'red' : 'orange'}>
        {t(`${DOCUMENTS}.days_left`, { count: daysLeft })}
      </Tag>
    )
  return <Tag color={COLOURS[status]}>{t(`${DOCUMENTS}.statuses.${status}`)}</Tag>
}
