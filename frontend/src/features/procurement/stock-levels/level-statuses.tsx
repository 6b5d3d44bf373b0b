import { useState } from 'react'
import { Button, Flex, Form, Input, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { FormDialog } from '../../../kit/form/form-dialog'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ChoiceSelect, ChoiceText } from '../../../kit/inputs/choice-select'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { UnitQuantity } from '../materials/unit-quantity'
import { useLevelWrite } from './use-level-write'
import { STOCK_LEVELS, type StockLevel } from './stock-level'

type Statuses = Schema<'StockStatuses'>
type Hold = Statuses['holds'][number]
type Change = Statuses['changes'][number]

const TEXTS = `${STOCK_LEVELS}.held_goods`

/** Goods that are set aside, and who set them aside or freed them. */
export function LevelStatuses({ level }: { level: StockLevel }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Partial<Hold> | null>(null)
  const path = `/api/stock-levels/${level.id}/statuses`
  const query = useQuery<Statuses>({ queryKey: [path], staleTime: 0 })
  const columns = useColumns(level, setOpen)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const shared = {
    size: 'small' as const,
    rowKey: 'id',
    loading: query.isLoading,
    pagination: false as const,
    scroll: { x: 'max-content' },
  }
  return (
    <Flex vertical gap="middle">
      {level.can.update ? (
        <Button style={{ alignSelf: 'start' }} onClick={() => setOpen({})}>
          {t(`${TEXTS}.change`)}
        </Button>
      ) : null}
      <RecordTable<Hold> {...shared} dataSource={query.data?.holds ?? []} columns={columns.holds} />
      {query.data?.changes.length ? (
        <RecordTable<Change>
          {...shared}
          dataSource={query.data.changes}
          columns={columns.changes}
        />
      ) : null}
      {open ? (
        <ChangeDialog {...{ level, path }} hold={open} onClose={() => setOpen(null)} />
      ) : null}
    </Flex>
  )
}

interface ChangeDialogProps {
  level: StockLevel
  path: string
  hold: Partial<Hold>
  onClose: () => void
}

/** Moves a quantity from one status to another, with the reason. */
function ChangeDialog({ level, path, hold, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const write = useLevelWrite(path)
  const label = (name: string) => t(`${TEXTS}.fields.${name}`)
  const required = [{ required: true }]
  return (
    <FormDialog
      title={t(`${TEXTS}.change`)}
      initialValues={{
        ...{ from: hold.status ?? 'ok', to: hold.status ? 'ok' : 'quarantine' },
        ...{ quantity: hold.quantity, batchNo: hold.batchNo },
      }}
      onSave={(values: { batchNo?: string | null }) =>
        write(path, { ...values, batchNo: values.batchNo || null }, t(`${TEXTS}.changed`))
      }
      onClose={onClose}
    >
      <Form.Item name="from" label={label('from')} rules={required}>
        <ChoiceSelect list="stock-statuses" allowClear={false} />
      </Form.Item>
      <Form.Item name="to" label={label('to')} rules={required}>
        <ChoiceSelect list="stock-statuses" allowClear={false} />
      </Form.Item>
      <Form.Item name="quantity" label={label('quantity')} rules={required}>
        <DecimalInput suffix={level.unit} />
      </Form.Item>
      <Form.Item name="batchNo" label={label('batchNo')}>
        <LatinInput maxLength={80} />
      </Form.Item>
      <Form.Item name="reason" label={label('reason')} rules={required}>
        <Input.TextArea rows={2} maxLength={300} />
      </Form.Item>
    </FormDialog>
  )
}

const status = (value: string) => <ChoiceText list="stock-statuses" value={value} />

function useColumns(level: StockLevel, onChange: (hold: Hold) => void) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${TEXTS}.fields.${name}`)
  const batch = {
    key: 'batchNo',
    title: title('batchNo'),
    render: (_: unknown, row: Hold | Change) => row.batchNo && <Ltr>{row.batchNo}</Ltr>,
  }
  const quantity = {
    key: 'quantity',
    title: title('quantity'),
    align: 'end' as const,
    render: (_: unknown, row: Hold | Change) => (
      <UnitQuantity value={row.quantity} unit={level.unit} />
    ),
  }
  const holds: TableColumnType<Hold>[] = [
    { key: 'status', title: title('status'), render: (_, row) => status(row.status) },
    batch,
    quantity,
    {
      key: 'change',
      title: title('action'),
      render: (_, row) =>
        level.can.update ? (
          <Button size="small" onClick={() => onChange(row)}>
            {t(`${TEXTS}.change`)}
          </Button>
        ) : null,
    },
  ]
  return { holds, changes: [...changeColumns(t, title), batch, quantity, reason(title)] }
}

const reason = (title: (name: string) => string): TableColumnType<Change> => ({
  key: 'reason',
  title: title('reason'),
  render: (_, row) => row.reason && <bdi>{row.reason}</bdi>,
})

const changeColumns = (
  t: (key: string) => string,
  title: (name: string) => string
): TableColumnType<Change>[] => [
  {
    key: 'createdAt',
    title: title('createdAt'),
    render: (_, row) => <InstantText value={row.createdAt} />,
  },
  { key: 'by', title: title('by'), render: (_, row) => row.createdByName },
  { key: 'from', title: title('from'), render: (_, row) => shown(t, row.from) },
  { key: 'to', title: title('to'), render: (_, row) => shown(t, row.to) },
]

const shown = (t: (key: string) => string, value: string) =>
  value === 'gone' ? t(`${TEXTS}.gone`) : status(value)
