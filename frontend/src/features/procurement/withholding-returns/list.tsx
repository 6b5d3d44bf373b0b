import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import {
  monthOf,
  returnPath,
  STATUSES,
  WITHHOLDING_RETURNS,
  type WithholdingReturnRow,
} from './withholding-return'

const FACTS: Column<WithholdingReturnRow>[] = [
  {
    ...{ key: 'due', sortable: true, align: 'end' },
    render: (row) => <Money value={row.due} currency={BASE_CURRENCY} />,
  },
  { key: 'filedOn', render: (row) => <DateText value={row.filedOn} /> },
  { key: 'reference', render: (row) => <Ltr>{row.reference}</Ltr> },
  { key: 'paidOn', render: (row) => <DateText value={row.paidOn} /> },
]

function useColumns(): Column<WithholdingReturnRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'fromOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <Link to={returnPath(row)}>
          <Ltr>{monthOf(row)}</Ltr>
        </Link>
      ),
    },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'dueOn',
      render: (row) => (
        <>
          <DateText value={row.dueOn} />{' '}
          {row.isLate ? <Tag color="red">{t(`${WITHHOLDING_RETURNS}.late`)}</Tag> : null}
        </>
      ),
    },
    ...FACTS,
  ]
}

/** The returns of withholding tax by month. */
export default function WithholdingReturnList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<WithholdingReturnRow>
      resource={WITHHOLDING_RETURNS}
      columns={useColumns()}
      labelOf={monthOf}
      pathOf={returnPath}
      searchable={false}
      initialSorters={[{ field: 'fromOn', order: 'desc' }]}
      emptyHint={t(`${WITHHOLDING_RETURNS}.empty`)}
    />
  )
}
