import type { Schema } from '../../../api/types'
import { useState, type ReactNode } from 'react'
import { Button, Flex, Tag, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money, Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LoadFailed } from '../../../kit/load-failed'
import { STOCK_LEVELS, type StockLevel } from './stock-level'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'

type Entry = Schema<'StockLedgerEntry'>

const PAGE = 50

/** What came and went at one level, newest first, with the balance after each. */
export function LevelLedger({ level }: { level: StockLevel }) {
  const { t } = useTranslation()
  const [pages, setPages] = useState<number[]>([])
  const columns = useColumns(level.currency)
  const before = pages.at(-1)
  const query = useQuery<Entry[]>({
    queryKey: [`/api/stock-levels/${level.id}/ledger${before ? `?before=${before}` : ''}`],
    staleTime: 0,
  })
  const rows = query.data ?? []
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <RecordTable<Entry>
        size="small"
        rowKey="id"
        loading={query.isLoading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
      />
      <Flex gap="small" justify="end">
        <Button disabled={!pages.length} onClick={() => setPages(pages.slice(0, -1))}>
          {t(`${STOCK_LEVELS}.newer`)}
        </Button>
        <Button disabled={rows.length < PAGE} onClick={() => setPages([...pages, rows.at(-1)!.id])}>
          {t(`${STOCK_LEVELS}.older`)}
        </Button>
      </Flex>
    </>
  )
}

function useColumns(currency: string): TableColumnType<Entry>[] {
  const { t } = useTranslation()
  const column = (name: string, render: (row: Entry) => ReactNode, align?: 'end') => ({
    title: t(`${STOCK_LEVELS}.entry.${name}`),
    align,
    render: (_: unknown, row: Entry) => render(row),
  })
  const money = (value: string) => <Money value={value} currency={currency} bare />
  return [
    column('postedOn', (row) => <DateText value={row.postedOn} />),
    column('number', (row) => <EntryLink entry={row} />),
    column('type', (row) => <EntryType entry={row} />),
    column('projectName', (row) => <MixedText>{row.projectName}</MixedText>),
    column('batchNo', (row) => <MixedText>{row.batchNo}</MixedText>),
    column('quantity', (row) => <Quantity value={row.quantity} />, 'end'),
    column('value', (row) => money(row.value), 'end'),
    column('balance', (row) => <Quantity value={row.balance} />, 'end'),
    column('balanceValue', (row) => money(row.balanceValue), 'end'),
  ]
}

function EntryLink({ entry }: { entry: Entry }) {
  return (
    <Link to={`/procurement/movements/${entry.movementId}`}>
      <bdi dir="ltr">{entry.number}</bdi>
    </Link>
  )
}

function EntryType({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceText list="movement-types" value={entry.type} />{' '}
      {entry.place === 'transit' ? <Tag color="blue">{t(`${STOCK_LEVELS}.on_its_way`)}</Tag> : null}
      {entry.place === 'consumed' ? <Tag>{t(`${STOCK_LEVELS}.consumed`)}</Tag> : null}
    </>
  )
}
