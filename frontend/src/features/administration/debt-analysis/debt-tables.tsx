import type { ReactNode } from 'react'
import { Button, Table, Tag, type TableColumnType } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import {
  DEBT_ANALYSIS,
  SUMS,
  type DebtAnalysis,
  type DebtMonth,
  type ExpectedWeek,
  type Sums,
} from './debt-analysis'
import { useWeekName } from './use-week-name'

const small = { size: 'small', pagination: false, scroll: { x: true } } as const

/** A name that opens the documents behind its row. */
export function OpenButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={onClick}>
      {children}
    </Button>
  )
}

interface TableProps {
  currency: string
  onOpen: (key: string) => void
}

export function AgeTable({
  buckets,
  currency,
  onOpen,
}: TableProps & Pick<DebtAnalysis, 'buckets'>) {
  const { t } = useTranslation()
  return (
    <Table<DebtAnalysis['buckets'][number]>
      {...small}
      rowKey="bucket"
      dataSource={buckets}
      columns={[
        {
          title: t(`${DEBT_ANALYSIS}.age`),
          render: (_, { bucket }) => (
            <OpenButton onClick={() => onOpen(bucket)}>
              {t(`${DEBT_ANALYSIS}.sums.${bucket}`)}
            </OpenButton>
          ),
        },
        amountColumn(t, currency),
      ]}
    />
  )
}

/** What is to come in week by week; the last rows are what comes later, and what no day is known of. */
export function WeeksTable({ weeks, currency, onOpen }: TableProps & { weeks: ExpectedWeek[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const nameOf = useWeekName()
  return (
    <Table<ExpectedWeek>
      {...small}
      rowKey={({ from }) => from ?? 'none'}
      dataSource={weeks}
      columns={[
        {
          title: t(`${DEBT_ANALYSIS}.week`),
          render: (_, week) =>
            week.documents ? (
              <OpenButton onClick={() => onOpen(week.from ?? 'none')}>{nameOf(week)}</OpenButton>
            ) : (
              nameOf(week)
            ),
        },
        {
          title: t(`${DEBT_ANALYSIS}.documents`),
          align: 'end',
          render: (_, { documents }) => formats.number(documents),
        },
        amountColumn(t, currency),
      ]}
    />
  )
}

function amountColumn<Row extends { amount: string }>(
  t: TFunction,
  currency: string
): TableColumnType<Row> {
  return {
    title: t(`${DEBT_ANALYSIS}.amount`),
    align: 'end',
    render: (_, { amount }) => <Money bare value={amount} currency={currency} />,
  }
}

/** Columns of amounts by age; the currency is stated above the table. */
export function sumColumns<Row extends Sums>(
  t: TFunction,
  currency: string,
  names: readonly (keyof Sums)[] = SUMS
): TableColumnType<Row>[] {
  return names.map((name) => ({
    title: t(`${DEBT_ANALYSIS}.sums.${name}`),
    align: 'end' as const,
    render: (_: unknown, row: Row) => <Money bare value={row[name]} currency={currency} />,
  }))
}

/** How the sums stood at the end of each month: as they were known then, where a snapshot was kept. */
export function TrendTable({ months, currency }: { months: DebtMonth[]; currency: string }) {
  const { t } = useTranslation()
  return (
    <Table<DebtMonth>
      {...small}
      rowKey="on"
      dataSource={months}
      columns={[
        {
          title: t(`${DEBT_ANALYSIS}.on`),
          render: (_, { on, isKept }) => (
            <>
              <DateText value={on} /> {isKept ? <Tag>{t(`${DEBT_ANALYSIS}.kept`)}</Tag> : null}
            </>
          ),
        },
        ...sumColumns<DebtMonth>(t, currency),
      ]}
    />
  )
}
