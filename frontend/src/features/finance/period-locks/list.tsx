import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LockCards } from './lock-cards'
import { MODULES, PERIOD_LOCKS, type PeriodLockChange } from './period-lock'

function useColumns(): Column<PeriodLockChange>[] {
  const { t } = useTranslation()
  const modules = MODULES.map((value) => ({ value, label: t(`${PERIOD_LOCKS}.module.${value}`) }))
  const actions = ['lock', 'unlock'].map((value) => ({
    value,
    label: t(`${PERIOD_LOCKS}.did.${value}`),
  }))
  return [
    {
      key: 'createdAt',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <InstantText value={row.createdAt} />,
    },
    {
      key: 'module',
      sortable: true,
      filter: { kind: 'choice', options: modules },
      render: (row) => t(`${PERIOD_LOCKS}.module.${row.module}`),
    },
    {
      key: 'action',
      sortable: true,
      filter: { kind: 'choice', options: actions },
      render: (row) => (
        <Tag color={row.action === 'lock' ? 'blue' : 'orange'}>
          {t(`${PERIOD_LOCKS}.did.${row.action}`)}
        </Tag>
      ),
    },
    { key: 'beforeOn', render: (row) => <DateText value={row.beforeOn} /> },
    { key: 'afterOn', render: (row) => <DateText value={row.afterOn} /> },
    { key: 'createdByName', render: (row) => <bdi>{row.createdByName}</bdi> },
    {
      key: 'reason',
      width: 280,
      render: (row) => (row.reason ? <MixedText>{row.reason}</MixedText> : null),
    },
  ]
}

/** Through which day the books are locked, and the log of every locking and unlocking. */
export default function PeriodLockList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<PeriodLockChange>
      resource={PERIOD_LOCKS}
      columns={useColumns()}
      labelOf={(row) => t(`${PERIOD_LOCKS}.module.${row.module}`)}
      searchable={false}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      above={<LockCards />}
      emptyHint={t(`${PERIOD_LOCKS}.empty`)}
    />
  )
}
