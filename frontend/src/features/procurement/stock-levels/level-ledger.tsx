import { useState } from 'react'
import { Button, Flex, Table, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money, Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LoadFailed } from '../../../kit/load-failed'
import { STOCK_LEVELS, type StockLevel } from './stock-level'
import { MixedText } from '../../../kit/display/mixed-text'

interface Entry {
  id: number
  movementId: number
  number: string
  type: string
  place: string
  postedOn: string
  projectName: string | null
  batchNo: string | null
  quantity: string
  value: string
  balance: string
  balanceValue: string
}

const PAGE = 50

/** What came and went at one level, newest first, with the balance after each. */
export function LevelLedger({ level }: { level: StockLevel }) {
  const { t } = useTranslation()
  const [pages, setPages] = useState<number[]>([])
  const before = pages.at(-1)
  const query = useQuery<Entry[]>({
    queryKey: [`/api/stock-levels/${level.id}/ledger${before ? `?before=${before}` : ''}`],
    staleTime: 0,
  })
  const rows = query.data ?? []
  const text = (name: string) => t(`${STOCK_LEVELS}.entry.${name}`)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <Table<Entry>
        size="small"
        rowKey="id"
        loading={query.isLoading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={[
          { title: text('postedOn'), render: (_, row) => <DateText value={row.postedOn} /> },
          { title: text('number'), render: (_, row) => <EntryLink entry={row} /> },
          { title: text('type'), render: (_, row) => <EntryType entry={row} /> },
          {
            title: text('projectName'),
            render: (_, row) => <MixedText>{row.projectName}</MixedText>,
          },
          { title: text('batchNo'), render: (_, row) => <MixedText>{row.batchNo}</MixedText> },
          { title: text('quantity'), align: 'end', render: (_, row) => <Quantity value={row.quantity} /> }, // prettier-ignore
          { title: text('value'), align: 'end', render: (_, row) => <Money value={row.value} currency={level.currency} bare /> }, // prettier-ignore
          { title: text('balance'), align: 'end', render: (_, row) => <Quantity value={row.balance} /> }, // prettier-ignore
          { title: text('balanceValue'), align: 'end', render: (_, row) => <Money value={row.balanceValue} currency={level.currency} bare /> }, // prettier-ignore
        ]}
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
    </>
  )
}
