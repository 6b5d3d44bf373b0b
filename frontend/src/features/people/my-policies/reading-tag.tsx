import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { today } from '../../../kit/inputs/today'
import { MY_POLICIES, type MyPolicyRow } from './my-policy'

/** Whether I have acknowledged it, or by when I am to. */
export function ReadingTag({ policy }: { policy: MyPolicyRow }) {
  const { t } = useTranslation()
  const { acknowledgedAt, mustRead, dueOn } = policy
  if (acknowledgedAt) return <Tag color="green">{t(`${MY_POLICIES}.read`)}</Tag>
  if (!mustRead) return null
  const isOverdue = dueOn !== null && dueOn < today()
  return (
    <Tag color={isOverdue ? 'red' : 'gold'}>
      {t(`${MY_POLICIES}.${isOverdue ? 'overdue' : 'read_by'}`)} <DateText value={dueOn} />
    </Tag>
  )
}
