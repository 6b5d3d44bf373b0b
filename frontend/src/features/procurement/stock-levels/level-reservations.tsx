import { useState } from 'react'
import { Button, Flex, Form, Input, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { FormDialog } from '../../../kit/form/form-dialog'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { UnitQuantity } from '../materials/unit-quantity'
import { useLevelWrite } from './use-level-write'
import { STOCK_LEVELS, type StockLevel } from './stock-level'

type Reservation = Schema<'StockReservation'>

const TEXTS = `${STOCK_LEVELS}.reservations`

/** What is reserved for which project; others are not given it. */
export function LevelReservations({ level }: { level: StockLevel }) {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const [released, setReleased] = useState<Reservation | null>(null)
  const path = `/api/stock-levels/${level.id}/reservations`
  const query = useQuery<Reservation[]>({ queryKey: [path], staleTime: 0 })
  const columns = useColumns(level, setReleased)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Flex vertical gap="middle">
      {level.can.update ? (
        <Button style={{ alignSelf: 'start' }} onClick={() => setIsAdding(true)}>
          {t(`${TEXTS}.reserve`)}
        </Button>
      ) : null}
      <RecordTable<Reservation>
        size="small"
        rowKey="id"
        loading={query.isLoading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={query.data ?? []}
        columns={columns}
      />
      {isAdding ? <ReserveDialog {...{ level, path }} onClose={() => setIsAdding(false)} /> : null}
      {released ? (
        <ReleaseDialog {...{ released, path }} onClose={() => setReleased(null)} />
      ) : null}
    </Flex>
  )
}

interface ReserveDialogProps {
  level: StockLevel
  path: string
  onClose: () => void
}

function ReserveDialog({ level, path, onClose }: ReserveDialogProps) {
  const { t } = useTranslation()
  const write = useLevelWrite(path)
  const label = (name: string) => t(`${TEXTS}.fields.${name}`)
  const required = [{ required: true }]
  return (
    <FormDialog
      title={t(`${TEXTS}.reserve`)}
      intro={
        <>
          {t(`${STOCK_LEVELS}.fields.available`)}:{' '}
          <UnitQuantity value={level.available} unit={level.unit} />
        </>
      }
      onSave={(values: object) => write(path, values, t(`${TEXTS}.reserved`))}
      onClose={onClose}
    >
      <Form.Item name="projectId" label={label('projectName')} rules={required}>
        <RecordSelect lookup="projects/lookup" />
      </Form.Item>
      <Form.Item name="quantity" label={label('quantity')} rules={required}>
        <DecimalInput suffix={level.unit} />
      </Form.Item>
      <Form.Item name="neededOn" label={label('neededOn')}>
        <DayInput />
      </Form.Item>
      <Form.Item name="note" label={label('note')}>
        <Input.TextArea rows={2} maxLength={300} />
      </Form.Item>
    </FormDialog>
  )
}

interface ReleaseDialogProps {
  released: Reservation
  path: string
  onClose: () => void
}

function ReleaseDialog({ released, path, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation()
  const write = useLevelWrite(path)
  return (
    <FormDialog
      title={t(`${TEXTS}.release_title`, { project: released.projectName })}
      saveLabel={t(`${TEXTS}.release`)}
      onSave={(values: object) =>
        write(`${path}/${released.id}/release`, values, t(`${TEXTS}.released`))
      }
      onClose={onClose}
    >
      <Form.Item name="reason" label={t(`${TEXTS}.fields.reason`)} rules={[{ required: true }]}>
        <Input.TextArea rows={2} maxLength={300} />
      </Form.Item>
    </FormDialog>
  )
}

function useColumns(
  level: StockLevel,
  onRelease: (reservation: Reservation) => void
): TableColumnType<Reservation>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`${TEXTS}.fields.${name}`)
  const quantity = (name: 'quantity' | 'open') => ({
    key: name,
    title: title(name),
    align: 'end' as const,
    render: (_: unknown, row: Reservation) => <UnitQuantity value={row[name]} unit={level.unit} />,
  })
  return [
    {
      key: 'project',
      title: title('projectName'),
      render: (_, row) => <bdi>{row.projectName}</bdi>,
    },
    {
      key: 'status',
      title: title('status'),
      render: (_, row) => <ChoiceText list="reservation-statuses" value={row.status} />,
    },
    quantity('quantity'),
    quantity('open'),
    ...factColumns(title),
    {
      key: 'action',
      title: title('action'),
      render: (_, row) =>
        level.can.update && row.status === 'open' ? (
          <Button size="small" onClick={() => onRelease(row)}>
            {t(`${TEXTS}.release`)}
          </Button>
        ) : null,
    },
  ]
}

/** When it is needed, what was written about it, and by whom. */
const factColumns = (title: (name: string) => string): TableColumnType<Reservation>[] => [
  {
    key: 'neededOn',
    title: title('neededOn'),
    render: (_, row) => <DateText value={row.neededOn} />,
  },
  {
    key: 'note',
    title: title('note'),
    render: (_, row) => <bdi>{row.releaseReason ?? row.note}</bdi>,
  },
  { key: 'by', title: title('by'), render: (_, row) => row.createdByName },
]
