import { Button } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useSend } from '../../../kit/use-send'
import { useAbility } from '../../../providers/access'
import { CLOSINGS, closingPath, STATUSES, type ClosingRow } from './closing'
import { YearClosings } from './year-closings'

const FACTS: Column<ClosingRow>[] = [
  { key: 'closedByName', render: (row) => <bdi>{row.closedByName}</bdi> },
  { key: 'closedAt', render: (row) => <InstantText value={row.closedAt} /> },
  {
    ...{ key: 'note', width: 280 },
    render: (row) => <MixedText>{row.note ?? row.reason ?? ''}</MixedText>,
  },
]

function useColumns(): Column<ClosingRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      ...{ key: 'fromOn', sortable: true, filter: { kind: 'date' } },
      render: (row) => (
        <Link to={closingPath(row)}>
          <DateText value={row.fromOn} />
        </Link>
      ),
    },
    { ...{ key: 'toOn', sortable: true }, render: (row) => <DateText value={row.toOn} /> },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...FACTS,
  ]
}

/** The months of the books, and the years that were closed. */
export default function ClosingList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ClosingRow>
      resource={CLOSINGS}
      columns={useColumns()}
      labelOf={(row) => row.fromOn.slice(0, 7)}
      pathOf={closingPath}
      searchable={false}
      initialSorters={[{ field: 'fromOn', order: 'desc' }]}
      actions={<OpenMonths />}
      above={<YearClosings />}
      emptyHint={t(`${CLOSINGS}.empty`)}
    />
  )
}

/** Months open by themselves as they begin; this opens those that are missing now. */
function OpenMonths() {
  const { t } = useTranslation()
  const send = useSend()
  const invalidate = useInvalidate()
  const isAllowed = useAbility('closings.close')
  if (!isAllowed) return null
  const open = async () => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await send(t(`${CLOSINGS}.opened`), () => http.post('/api/closings', {}, { headers }))
    await invalidate({ resource: CLOSINGS, invalidates: ['list'] })
  }
  return (
    <Button icon={<PlusOutlined />} onClick={() => void open().catch(() => null)}>
      {t(`${CLOSINGS}.open_months`)}
    </Button>
  )
}
