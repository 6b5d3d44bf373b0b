import { Button, Tag } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { http, newIdempotencyKey } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useSend } from '../../../kit/use-send'
import { useAbility } from '../../../providers/access'
import { returnPath, STATUSES, VAT_RETURNS, type VatReturnRow } from './vat-return'

const FACTS: Column<VatReturnRow>[] = [
  {
    key: 'net',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.net} currency={BASE_CURRENCY} />,
  },
  { key: 'filedOn', render: (row) => <DateText value={row.filedOn} /> },
  { key: 'reference', render: (row) => <Ltr>{row.reference}</Ltr> },
]

function useColumns(): Column<VatReturnRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'fromOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <Link to={returnPath(row)}>
          <DateText value={row.fromOn} />
        </Link>
      ),
    },
    { key: 'toOn', sortable: true, render: (row) => <DateText value={row.toOn} /> },
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
          {row.isLate ? <Tag color="red">{t(`${VAT_RETURNS}.late`)}</Tag> : null}
        </>
      ),
    },
    ...FACTS,
  ]
}

/** The returns of VAT by period. */
export default function VatReturnList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<VatReturnRow>
      resource={VAT_RETURNS}
      columns={useColumns()}
      labelOf={(row) => `${row.fromOn} – ${row.toOn}`}
      pathOf={returnPath}
      searchable={false}
      initialSorters={[{ field: 'fromOn', order: 'desc' }]}
      actions={<OpenPeriods />}
      emptyHint={t(`${VAT_RETURNS}.empty`)}
    />
  )
}

/** Periods open by themselves as they begin; this opens those of a first period that was set just now. */
function OpenPeriods() {
  const { t } = useTranslation()
  const send = useSend()
  const invalidate = useInvalidate()
  const isAllowed = useAbility('vat-returns.manage')
  if (!isAllowed) return null
  const open = async () => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await send(t(`${VAT_RETURNS}.opened`), () => http.post('/api/vat-returns', {}, { headers }))
    await invalidate({ resource: VAT_RETURNS, invalidates: ['list'] })
  }
  return (
    <Button icon={<PlusOutlined />} onClick={() => void open().catch(() => null)}>
      {t(`${VAT_RETURNS}.open_periods`)}
    </Button>
  )
}
