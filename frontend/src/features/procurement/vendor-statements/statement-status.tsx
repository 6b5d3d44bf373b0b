import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { STATEMENTS, type ListedStatement } from './statement'

const COLOURS = {
  reading: 'blue',
  mapping: 'gold',
  failed: 'red',
  comparing: 'blue',
  open: 'gold',
  agreed: 'green',
} as const satisfies Record<ListedStatement['status'], string>

/** How far the comparison of a statement has come. */
export function StatementStatus({ status }: Pick<ListedStatement, 'status'>) {
  const { t } = useTranslation()
  return <Tag color={COLOURS[status]}>{t(`${STATEMENTS}.status.${status}`)}</Tag>
}
