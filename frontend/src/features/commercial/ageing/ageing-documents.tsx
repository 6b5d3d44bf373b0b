import { Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { LoadFailed } from '../../../kit/load-failed'
import { AGEING, documentPath, type AgeingDocument } from './ageing'

interface AgeingDocumentsProps {
  clientId: number
  search: string
  currency: string
}

/** The documents behind the figures of one client. */
export function AgeingDocuments({ clientId, search, currency }: AgeingDocumentsProps) {
  const { t } = useTranslation()
  const query = useQuery<AgeingDocument[]>({
    queryKey: [`/api/ageing/${clientId}?${search}`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const field = (name: string) => t(`commercial.invoices.fields.${name}`)
  return (
    <Table<AgeingDocument>
      size="small"
      pagination={false}
      loading={query.isPending}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      dataSource={query.data ?? []}
      columns={[
        { title: field('type'), render: (_, { kind }) => t(`${AGEING}.kind.${kind}`) },
        {
          title: field('number'),
          render: (_, row) => (
            <Link to={documentPath(row)}>
              <Ltr>{row.number}</Ltr>
            </Link>
          ),
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
