import { Drawer, Flex, Skeleton, Table, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { LoadFailed } from '../../../kit/load-failed'
import { usePageNumbers } from '../../../kit/pages'
import { FactCard } from '../../../kit/table/fact-card'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { DocumentLink } from './document-link'
import {
  entriesPath,
  PAYMENT_TRACKING,
  type OpenedFigure,
  type PaymentEntry,
} from './payment-tracking'
import { usePlaceName } from './use-place-name'

export interface EntriesOf {
  id: number
  figure: OpenedFigure
  currency: string
  /** `YYYY-MM`, or `later` or `undated` of what is expected. */
  month?: string
}

/** The documents that add up to a figure, each with its page. */
export function EntriesDrawer({ of, onClose }: { of: EntriesOf | null; onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = usePlaceName()
  const figure = of ? t(`${PAYMENT_TRACKING}.fields.${of.figure}`) : ''
  return (
    <Drawer
      open={of !== null}
      onClose={onClose}
      width="min(100vw, 880px)"
      destroyOnHidden
      title={of?.month ? `${figure} · ${nameOf(of.month)}` : figure}
    >
      {of ? <Entries of={of} /> : null}
    </Drawer>
  )
}

function Entries({ of: { id, figure, currency, month } }: { of: EntriesOf }) {
  const path = entriesPath(id, { figure, currency, ...(month ? { month } : {}) })
  const query = useQuery<PaymentEntry[]>({ queryKey: [path], staleTime: 0 })
  const narrow = useIsNarrow()
  const pages = usePageNumbers()
  const columns = useColumns(id, currency)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (narrow) return <EntryCards projectId={id} rows={query.data} currency={currency} />
  return (
    <Table<PaymentEntry>
      size="small"
      rowKey={rowKey}
      pagination={{ ...pages, pageSize: 50, hideOnSinglePage: true, size: 'small' }}
      scroll={{ x: 'max-content' }}
      dataSource={query.data}
      columns={columns}
    />
  )
}

const rowKey = ({ kind, recordId, on, dueOn }: PaymentEntry) => `${kind} ${recordId} ${on} ${dueOn}`

function useColumns(projectId: number, currency: string): TableColumnsType<PaymentEntry> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${PAYMENT_TRACKING}.entries.${key}`)
  return [
    { title: title('kind'), render: (_, { kind }) => t(`${PAYMENT_TRACKING}.kinds.${kind}`) },
    {
      title: title('number'),
      render: (_, entry) => <DocumentLink entry={entry} projectId={projectId} />,
    },
    { title: title('party'), render: (_, { party }) => <bdi>{party}</bdi> },
    { title: title('on'), render: (_, { on }) => <DateText value={on} /> },
    { title: title('dueOn'), render: (_, { dueOn }) => <DateText value={dueOn} /> },
    {
      title: title('amount'),
      align: 'end',
      render: (_, { amount }) => <Money value={amount} currency={currency} />,
    },
  ]
}

interface EntryCardsProps {
  projectId: number
  rows: PaymentEntry[]
  currency: string
}

/** The same on a phone. */
function EntryCards({ projectId, rows, currency }: EntryCardsProps) {
  const { t } = useTranslation()
  const title = (key: string) => t(`${PAYMENT_TRACKING}.entries.${key}`)
  return (
    <Flex vertical gap="small">
      {rows.map((entry) => (
        <FactCard
          key={rowKey(entry)}
          title={<DocumentLink entry={entry} projectId={projectId} />}
          extra={t(`${PAYMENT_TRACKING}.kinds.${entry.kind}`)}
          items={[
            { key: 'party', label: title('party'), children: <bdi>{entry.party}</bdi> },
            { key: 'on', label: title('on'), children: <DateText value={entry.on} /> },
            {
              key: 'amount',
              label: title('amount'),
              children: <Money value={entry.amount} currency={currency} />,
            },
          ]}
        />
      ))}
    </Flex>
  )
}
