import { useState } from 'react'
import { Button, Form, Select, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../api/http'
import { FieldGrid } from '../form/field-grid'
import { DecimalInput } from '../inputs/decimal-input'
import { PlainSelect } from '../inputs/plain-select'
import { useSend } from '../use-send'

/** Texts that tables of accounts have in common: they come with the pages of finance. */
const TEXTS = 'finance.bank_statements'

interface MappedTable {
  version: number
  head: { headings: string[]; guess: Record<string, string | undefined> } | null
  layout: {
    columns: Record<string, string | undefined>
    dayOrder: string
    decimalMark: string
  } | null
  openingBalance: string | null
  closingBalance: string | null
}

interface LayoutFormProps {
  table: MappedTable
  /** Where the columns are sent, below `/api`. */
  url: string
  /** Fields that are read of a table, and the texts below `column` that name them. */
  columns: readonly string[]
  texts: string
  onNamed: () => void
}

interface LayoutValues {
  columns: Record<string, string | null | undefined>
  dayOrder: string
  decimalMark: string
  openingBalance?: string | null
  closingBalance?: string | null
}

/** Which column of a table of an account is what; the next file of the account is read in the same way. */
export function LayoutForm({ table, url, columns, texts, onNamed }: LayoutFormProps) {
  const { t } = useTranslation()
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const [form] = Form.useForm<LayoutValues>()
  const text = (name: string) => t(`${TEXTS}.${name}`)
  const name = async (values: LayoutValues) => {
    const headers = { ...ifMatch(table.version), 'Idempotency-Key': newIdempotencyKey() }
    setBusy(true)
    await send(text('layout_sent'), () => http.post(url, withoutEmpty(values), { headers })).then(
      onNamed,
      () => undefined
    )
    setBusy(false)
  }
  return (
    <Form<LayoutValues>
      form={form}
      layout="vertical"
      initialValues={initialOf(table)}
      onFinish={(values) => void name(values)}
    >
      <Typography.Title level={5}>{text('layout')}</Typography.Title>
      <FieldGrid>
        <ColumnFields headings={table.head!.headings} columns={columns} texts={texts} />
        <WrittenFields />
        <BalanceFields />
      </FieldGrid>
      <Button htmlType="submit" loading={busy}>
        {text('read_again')}
      </Button>
    </Form>
  )
}

const initialOf = ({ head, layout, openingBalance, closingBalance }: MappedTable) => ({
  columns: layout?.columns ?? head?.guess ?? {},
  dayOrder: layout?.dayOrder ?? 'dmy',
  decimalMark: layout?.decimalMark ?? 'point',
  openingBalance,
  closingBalance,
})

/** Columns that no one has chosen are not sent. */
const withoutEmpty = ({ columns, ...rest }: LayoutValues) => ({
  ...rest,
  columns: Object.fromEntries(Object.entries(columns).filter(([, heading]) => heading)),
})

type ColumnFieldsProps = Pick<LayoutFormProps, 'columns' | 'texts'> & { headings: string[] }

function ColumnFields({ headings, columns, texts }: ColumnFieldsProps) {
  const { t } = useTranslation()
  const options = [...new Set(headings.filter(Boolean))].map((value) => ({ value, label: value }))
  return columns.map((column) => (
    <Form.Item
      key={column}
      name={['columns', column]}
      label={t(`${texts}.column.${column}`)}
      rules={[{ required: column === 'bookedOn', message: t('kit.required') }]}
    >
      {column === 'bookedOn' ? (
        <PlainSelect options={options} />
      ) : (
        <Select showSearch allowClear options={options} placeholder={t(`${TEXTS}.no_column`)} />
      )}
    </Form.Item>
  ))
}

function WrittenFields() {
  const { t } = useTranslation()
  const options = (group: string, values: string[]) =>
    values.map((value) => ({ value, label: t(`${TEXTS}.${group}.${value}`) }))
  return (
    <>
      <Form.Item name="dayOrder" label={t(`${TEXTS}.day_order_label`)}>
        <PlainSelect options={options('day_order', ['dmy', 'mdy', 'ymd'])} />
      </Form.Item>
      <Form.Item name="decimalMark" label={t(`${TEXTS}.decimal_mark_label`)}>
        <PlainSelect options={options('decimal_mark', ['point', 'comma'])} />
      </Form.Item>
    </>
  )
}

/** Asked for where no column holds the balance. */
function BalanceFields() {
  const { t } = useTranslation()
  const balance = Form.useWatch<string | null>(['columns', 'balance'])
  if (balance) return null
  return (
    <>
      <Form.Item name="openingBalance" label={t(`${TEXTS}.opening`)}>
        <DecimalInput />
      </Form.Item>
      <Form.Item name="closingBalance" label={t(`${TEXTS}.closing`)}>
        <DecimalInput />
      </Form.Item>
    </>
  )
}
