import type { TFunction } from 'i18next'
import { Flex, Tag } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { INVOICES, invoicePath, type Invoice } from './invoice'
import { InvoiceNumber, InvoiceType } from './invoice-texts'

const TYPES = ['standard', 'advance', 'progress', 'retention_release', 'credit_note', 'debit_note']
const STATUSES = ['draft', 'issued', 'partially_paid', 'paid']

const TABS = ['all', 'draft', 'open', 'overdue', 'paid'] as const
const SMALLEST = '0.001'

/** Overdue is derived: past its day with something open. A draft has no day yet. */
function tabParams(tab: (typeof TABS)[number]): Record<string, string> {
  if (tab === 'draft' || tab === 'paid') return { status: tab }
  if (tab === 'all') return {}
  const open = { balance_gte: SMALLEST, status_ne: 'draft', type_ne: 'credit_note' }
  return tab === 'open'
    ? open
    : { ...open, dueOn_lte: dayjs().subtract(1, 'day').format('YYYY-MM-DD') }
}

const NUMBER_AND_CLIENT: Column<Invoice>[] = [
  {
    key: 'number',
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={invoicePath(row)}>
        <InvoiceNumber invoice={row} />
      </Link>
    ),
  },
  {
    key: 'clientName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <bdi>{row.clientName}</bdi>,
  },
]

const DAYS_AND_AMOUNTS: Column<Invoice>[] = [
  {
    key: 'issuedOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.issuedOn} />,
  },
  {
    key: 'dueOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.dueOn} />,
  },
  {
    key: 'payable',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.payable} currency={row.currency} />,
  },
  {
    key: 'balance',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.balance} currency={row.currency} />,
  },
]

function invoiceColumns(t: TFunction): Column<Invoice>[] {
  return [...NUMBER_AND_CLIENT, ...kindColumns(t), ...DAYS_AND_AMOUNTS]
}

function kindColumns(t: TFunction): Column<Invoice>[] {
  return [
    {
      key: 'type',
      sortable: true,
      filter: {
        kind: 'choice',
        options: TYPES.map((value) => ({ value, label: t(`commercial.invoices.type.${value}`) })),
      },
      render: (row) => <InvoiceType type={row.type} />,
    },
    {
      key: 'status',
      sortable: true,
      filter: {
        kind: 'choice',
        options: STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) })),
      },
      render: (row) => (
        <Flex gap={4}>
          <StatusTag status={row.status} />
          {row.overdue ? <Tag color="red">{t('commercial.invoices.overdue')}</Tag> : null}
        </Flex>
      ),
    },
  ]
}

export default function InvoiceList() {
  const { t } = useTranslation()
  const columns = invoiceColumns(t)
  return (
    <ResourceTable<Invoice>
      resource={INVOICES}
      columns={columns}
      labelOf={(row) => row.number ?? t('commercial.invoices.draft', { id: row.id })}
      pathOf={invoicePath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={TABS.map((key) => ({
        key,
        label: t(`commercial.invoices.list_tab.${key}`),
        params: tabParams(key),
      }))}
      create={{
        path: '/commercial/invoicing/new',
        ability: 'invoices.manage',
        label: t('commercial.invoices.create'),
      }}
      exportable
      emptyHint={t('commercial.invoices.empty')}
    />
  )
}
