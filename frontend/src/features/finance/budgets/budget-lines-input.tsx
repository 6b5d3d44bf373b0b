import { useCallback, useMemo } from 'react'
import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { sum } from '@binaa/backend/decimal'
import { useFormats } from '../../../kit/display/use-formats'
import { newLineKey } from '../../../kit/lines/operations'
import { RowsInput } from '../../../kit/lines/rows-input'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { BaseMoney } from '../ledger/base-money'
import { costHeadOptions } from '../../../kit/cost-heads/cost-heads'
import { BUDGETS, monthsOf, type Budget } from './budget'

const MINOR = 2

interface LinesInputProps {
  value?: object[]
  onChange?: (rows: object[]) => void
  /** Of a budget by month; null where a line has one amount. */
  months: string[] | null
}

const monthKey = (month: string) => `m${month.replace('-', '')}`

/** The cost heads of a budget, with one amount each or one for each month; spreadsheets are pasted into it. */
export function LinesInput({ months, value, onChange }: LinesInputProps) {
  const { t } = useTranslation()
  const columns = useColumns(months)
  const blank = useCallback(
    (): Line => ({
      ...{ key: newLineKey(), costHead: '', amount: '', note: '' },
      ...Object.fromEntries((months ?? []).map((month) => [monthKey(month), ''])),
    }),
    [months]
  )
  const total = totalOf(value as Row[] | undefined, months)
  return (
    <>
      <RowsInput
        // other months are other columns
        key={months?.join() ?? ''}
        {...{ value, onChange, columns, blank }}
        name="lines"
        label={t(`${BUDGETS}.groups.lines`)}
      />
      <Typography.Paragraph strong style={{ textAlign: 'end' }}>
        {t(`${BUDGETS}.fields.total`)}: <BaseMoney value={total} />
      </Typography.Paragraph>
      <Typography.Text type="secondary">{t('kit.lines.paste_hint')}</Typography.Text>
    </>
  )
}

function useColumns(months: string[] | null): LineColumn[] {
  const { t } = useTranslation()
  const formats = useFormats()
  return useMemo(() => {
    const named = (key: string) => ({ key, title: t(`${BUDGETS}.line.${key}`) })
    const amounts: LineColumn[] = months
      ? months.map((month) => ({
          ...{ key: monthKey(month), title: formats.month(month), kind: 'decimal' },
          ...{ required: true, width: '96px' },
        }))
      : [{ ...named('amount'), kind: 'decimal', required: true, width: '26%' }]
    return [
      {
        ...named('costHead'),
        ...{ kind: 'choice', options: costHeadOptions(t), required: true, width: '160px' },
      },
      ...amounts,
      { ...named('note'), kind: 'text', dir: 'auto', ...(months && { detail: 'unused' }) },
    ]
  }, [t, formats, months])
}

type Row = Record<string, string | null | undefined>

const amountsOf = (row: Row, months: string[] | null) =>
  months ? months.map((month) => row[monthKey(month)] || '0') : [row.amount || '0']

const NUMBER = /^\d+(\.\d+)?$/

const totalOf = (rows: Row[] | undefined, months: string[] | null) =>
  sum(
    (rows ?? []).flatMap((row) => amountsOf(row, months).filter((one) => NUMBER.test(one))),
    MINOR
  )

/** The lines of a budget as its form has them: a month is a cell of its own. */
export function valuesOfLines({ lines, fromMonth, toMonth }: Budget): Row[] {
  const months = monthsOf(fromMonth, toMonth)
  return lines.map(({ costHead, amount, months: amounts, note }) => ({
    ...{ costHead, amount, note },
    ...Object.fromEntries(months.map((month, i) => [monthKey(month), amounts?.[i] ?? ''])),
  }))
}

/** The lines of the form as the API takes them. */
export const bodyOfLines = (rows: object[] | undefined, months: string[] | null) =>
  ((rows ?? []) as Row[]).map((row) => ({
    ...{ costHead: row.costHead || undefined, note: row.note || null },
    ...(months ? { months: amountsOf(row, months) } : { amount: row.amount || null }),
  }))
