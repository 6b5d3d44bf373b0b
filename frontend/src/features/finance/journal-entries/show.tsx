import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { costHeadText } from '../../../kit/cost-heads/cost-heads'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { RecordTable } from '../../../kit/table/record-table'
import { AccountName } from '../ledger/account-name'
import { sideColumns } from '../ledger/side-columns'
import { DocumentLink } from '../ledger/document-link'
import { JOURNAL_ENTRIES, type JournalEntry } from './journal-entry'

type Line = JournalEntry['lines'][number]

export default function JournalEntryShow() {
  const { t } = useTranslation()
  const query = useRecord<JournalEntry>(JOURNAL_ENTRIES, useParams().id)
  return (
    <ResourceShow<JournalEntry>
      resource={JOURNAL_ENTRIES}
      query={query}
      remembered={false}
      history={false}
      back={{ to: '/finance/journal-entries', label: t(`${JOURNAL_ENTRIES}.title`) }}
      titleOf={(entry) => entry.number}
      subtitle={(entry) => (
        <>
          {t(`finance.ledger.kind.${entry.documentKind}`)} <DocumentLink row={entry} />
        </>
      )}
      summary={(entry) => [
        { name: 'postedOn', value: <DateText value={entry.postedOn} /> },
        { name: 'total', value: <Money value={entry.total} currency={BASE_CURRENCY} /> },
        { name: 'createdByName', value: entry.createdByName },
      ]}
      tabs={(entry) => [
        {
          key: 'lines',
          label: t(`${JOURNAL_ENTRIES}.lines`),
          children: <Lines entry={entry} />,
        },
      ]}
    />
  )
}

const costHeadColumn = (t: TFunction) => ({
  title: t('finance.ledger.cost_head'),
  render: (_: unknown, { costHead }: Line) => (costHead ? costHeadText(t, costHead) : null),
})

function Lines({ entry }: { entry: JournalEntry }) {
  const { t } = useTranslation()
  const period = { to: entry.postedOn }
  const columns: TableColumnsType<Line> = [
    {
      title: t('finance.ledger.account'),
      render: (_, { account }) => <AccountName account={account} period={period} />,
    },
    ...sideColumns<Line>(t),
    {
      title: t(`${JOURNAL_ENTRIES}.foreign`),
      align: 'end',
      render: (_, { foreign, currency }) =>
        currency === BASE_CURRENCY ? null : <Money value={foreign} currency={currency} />,
    },
    {
      title: t(`${JOURNAL_ENTRIES}.fact_on`),
      render: (_, { factOn }) => (factOn === entry.postedOn ? null : <DateText value={factOn} />),
    },
    ...(entry.lines.some(({ costHead }) => costHead) ? [costHeadColumn(t)] : []),
    { title: t(`${JOURNAL_ENTRIES}.memo`), render: (_, { memo }) => <bdi>{memo}</bdi> },
  ]
  return (
    <RecordTable<Line>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="id"
      dataSource={entry.lines}
      columns={columns}
    />
  )
}
