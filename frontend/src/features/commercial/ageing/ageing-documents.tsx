import type { TFunction } from 'i18next'
import { Flex, Skeleton, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { LoadFailed } from '../../../kit/load-failed'
import { FactCard } from '../../../kit/table/fact-card'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { RecordTable } from '../../../kit/table/record-table'
import { AGEING, documentPath, type AgeingDocument } from './ageing'

interface AgeingDocumentsProps {
  clientId: number
  search: string
  currency: string
}

/** The documents behind the figures of one client. */
export function AgeingDocuments({ clientId, search, currency }: AgeingDocumentsProps) {
  const { t } = useTranslation()
  const narrow = useIsNarrow()
  const query = useQuery<AgeingDocument[]>({
    queryKey: [`/api/ageing/${clientId}?${search}`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (narrow && query.isPending) return <Skeleton active title={false} />
  if (narrow) return <DocumentCards rows={query.data ?? []} currency={currency} />
  return (
    <RecordTable<AgeingDocument>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      loading={query.isPending}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      dataSource={query.data ?? []}
      columns={documentColumns(t, currency)}
    />
  )
}

const fieldOf = (t: TFunction, name: string) => t(`commercial.invoices.fields.${name}`)

function DocumentLink({ row }: { row: AgeingDocument }) {
  return (
    <Link to={documentPath(row)}>
      <Ltr>{row.number}</Ltr>
    </Link>
  )
}

function documentColumns(t: TFunction, currency: string): TableColumnsType<AgeingDocument> {
  return [
    { title: fieldOf(t, 'type'), render: (_, { kind }) => t(`${AGEING}.kind.${kind}`) },
    {
      title: fieldOf(t, 'number'),
      render: (_, row) => <DocumentLink row={row} />,
    },
    { title: fieldOf(t, 'issuedOn'), render: (_, row) => <DateText value={row.issuedOn} /> },
    { title: fieldOf(t, 'dueOn'), render: (_, row) => <DateText value={row.dueOn} /> },
    { title: t(`${AGEING}.age`), render: (_, row) => t(`${AGEING}.bucket.${row.bucket}`) },
    {
      title: fieldOf(t, 'balance'),
      align: 'end',
      render: (_, row) => <Money value={row.open} currency={currency} />,
    },
  ]
}

interface DocumentCardsProps {
  rows: AgeingDocument[]
  currency: string
}

/** The same documents on a phone. */
function DocumentCards({ rows, currency }: DocumentCardsProps) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="small">
      {rows.map((row) => (
        <FactCard
          key={`${row.kind} ${row.id}`}
          title={<DocumentLink row={row} />}
          extra={t(`${AGEING}.kind.${row.kind}`)}
          items={[
            {
              key: 'issuedOn',
              label: fieldOf(t, 'issuedOn'),
              children: <DateText value={row.issuedOn} />,
            },
            { key: 'dueOn', label: fieldOf(t, 'dueOn'), children: <DateText value={row.dueOn} /> },
            {
              key: 'age',
              label: t(`${AGEING}.age`),
              children: t(`${AGEING}.bucket.${row.bucket}`),
            },
            {
              key: 'balance',
              label: fieldOf(t, 'balance'),
              children: <Money value={row.open} currency={currency} />,
            },
          ]}
        />
      ))}
    </Flex>
  )
}
