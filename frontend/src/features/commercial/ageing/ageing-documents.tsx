import { Flex, Skeleton, Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { LoadFailed } from '../../../kit/load-failed'
import { FactCard } from '../../../kit/table/fact-card'
import { useIsNarrow } from '../../../kit/use-is-narrow'
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
  const field = (name: string) => t(`commercial.invoices.fields.${name}`)
  const link = (row: AgeingDocument) => (
    <Link to={documentPath(row)}>
      <Ltr>{row.number}</Ltr>
    </Link>
  )
  if (narrow && query.isPending) return <Skeleton active title={false} />
  if (narrow) {
    return (
      <Flex vertical gap="small">
        {query.data?.map((row) => (
          <FactCard
            key={`${row.kind} ${row.id}`}
            title={link(row)}
            extra={t(`${AGEING}.kind.${row.kind}`)}
            items={[
              { key: 'issuedOn', label: field('issuedOn'), children: <DateText value={row.issuedOn} /> },
              { key: 'dueOn', label: field('dueOn'), children: <DateText value={row.dueOn} /> },
              { key: 'age', label: t(`${AGEING}.age`), children: t(`${AGEING}.bucket.${row.bucket}`) },
              { key: 'balance', label: field('balance'), children: <Money value={row.open} currency={currency} /> },
            ]}
          />
        ))}
      </Flex>
    ) // prettier-ignore
  }
  return (
    <Table<AgeingDocument>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      loading={query.isPending}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      dataSource={query.data ?? []}
      columns={[
        { title: field('type'), render: (_, { kind }) => t(`${AGEING}.kind.${kind}`) },
        {
          title: field('number'),
          render: (_, row) => link(row),
        },
        { title: field('issuedOn'), render: (_, row) => <DateText value={row.issuedOn} /> },
        { title: field('dueOn'), render: (_, row) => <DateText value={row.dueOn} /> },
        { title: t(`${AGEING}.age`), render: (_, row) => t(`${AGEING}.bucket.${row.bucket}`) },
        {
          title: field('balance'),
          align: 'end',
          render: (_, row) => <Money value={row.open} currency={currency} />,
        },
      ]}
    />
  )
}
