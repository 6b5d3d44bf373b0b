import { useState } from 'react'
import { Button, Flex, Input, Table, Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { sum } from '../../../kit/decimal'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { LocalName } from '../../../kit/display/local-name'
import { UnitQuantity } from '../materials/unit-quantity'
import { MOVEMENTS, type MovementLine, type StockMovement } from './movement'

type Entered = Record<number, string>

/** Lines of a movement; while it is counted or arrives, with a cell each for what was found. */
export function MovementLines({ movement }: { movement: StockMovement }) {
  const { t } = useTranslation()
  const action = useRecordAction(MOVEMENTS)
  const lines = movement.lines ?? []
  const mode = movement.can.count ? 'count' : movement.can.receive ? 'receive' : null
  const [entered, setEntered] = useState<Entered>(() => startOf(lines, mode))
  const [reason, setReason] = useState('')
  const columns = useColumns(movement, mode, entered, setEntered)
  const save = async () => {
    const call = mode === 'count' ? countCall(lines, entered) : receiveCall(lines, entered, reason)
    await action.run(movement, { ...call, done: t(`${MOVEMENTS}.${mode}_done`) }).catch(() => null)
  }
  const short = mode === 'receive' && lines.some((line) => isShort(line, entered))
  return (
    <>
      <Table<MovementLine>
        size="small"
        rowKey="id"
        pagination={false}
        // a cell to fill in stays in sight; names wrap instead
        scroll={mode ? undefined : { x: 'max-content' }}
        dataSource={lines}
        columns={columns}
      />
      {short ? (
        <Input.TextArea
          rows={2}
          maxLength={1000}
          value={reason}
          aria-label={t(`${MOVEMENTS}.shortage_reason`)}
          placeholder={t(`${MOVEMENTS}.shortage_reason`)}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      {mode ? (
        <Flex justify="end">
          <Button type="primary" disabled={short && !reason.trim()} onClick={() => void save()}>
            {t(`${MOVEMENTS}.${mode}_save`)}
          </Button>
        </Flex>
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

/** A count starts blank, so that nobody copies the books; an arrival starts with what was sent. */
function startOf(lines: MovementLine[], mode: 'count' | 'receive' | null): Entered {
  const value = (line: MovementLine) => (mode === 'receive' ? line.quantity : (line.counted ?? ''))
  return Object.fromEntries(lines.map((line) => [line.id, value(line)]))
}

const isShort = (line: MovementLine, entered: Entered) =>
  Number(entered[line.id]) < Number(line.quantity)

function countCall(lines: MovementLine[], entered: Entered) {
  const filled = lines.filter(({ id }) => entered[id] !== '')
  return { path: 'counts', body: { lines: filled.map(({ id }) => ({ lineId: id, counted: entered[id] })) } } // prettier-ignore
}

function receiveCall(lines: MovementLine[], entered: Entered, reason: string) {
  const received = lines.map(({ id }) => ({ lineId: id, received: entered[id] || '0' }))
  return { path: 'receive', body: { lines: received, reason: reason.trim() || null } }
}

function useColumns(
  movement: StockMovement,
  mode: 'count' | 'receive' | null,
  entered: Entered,
  setEntered: (entered: Entered) => void
) {
  const { t } = useTranslation()
  const unit = useChoiceLabel('purchase-units')
  const title = (name: string) => t(`${MOVEMENTS}.fields.${name}`)
  const quantity = (name: 'quantity' | 'received' | 'expected' | 'counted') => ({
    title: title(name),
    align: 'end' as const,
    render: (_: unknown, line: MovementLine) => (
      <UnitQuantity value={line[name]} unit={name === 'quantity' ? line.baseUnit : null} />
    ),
  })
  const columns: TableColumnType<MovementLine>[] = [
    { title: '#', width: 48, responsive: ['md'], render: (_, line) => line.position },
    {
      title: title('materialId'),
      render: (_, line) => (
        <>
          <Ltr>{line.materialCode}</Ltr>{' '}
          <LocalName name={line.materialName} nameAr={line.materialNameAr} />
          <Shortage line={line} />
        </>
      ),
    },
  ]
  // who counts with a phone has no room for an empty column
  if (movement.lines?.some(({ batchNo }) => batchNo))
    columns.push({
      title: title('batchNo'),
      render: (_, line) => line.batchNo && <Ltr>{line.batchNo}</Ltr>,
    })
  if (movement.type === 'count' && mode !== 'count')
    columns.push(quantity('expected'), quantity('counted'))
  if (mode !== 'count') columns.push(quantity('quantity'))
  if (movement.type === 'transfer' && mode !== 'receive') columns.push(quantity('received'))
  if (mode) {
    columns.push({
      title: title(mode === 'count' ? 'counted' : 'received'),
      width: 132,
      render: (_, line) => (
        <DecimalInput
          aria-label={`${title(mode === 'count' ? 'counted' : 'received')} ${line.materialCode}`}
          value={entered[line.id]}
          suffix={unit(line.baseUnit)}
          onChange={(value) => setEntered({ ...entered, [line.id]: value })}
        />
      ),
    })
  } else {
    columns.push({
      title: title('value'),
      align: 'end',
      render: (_, line) => <Money value={line.value} currency={movement.currency} />,
    })
  }
  return columns
}

/** What of a transfer has not arrived; below the name, where a phone shows it whole. */
function Shortage({ line }: { line: MovementLine }) {
  const { t } = useTranslation()
  const unit = useChoiceLabel('purchase-units')
  if (line.received === null || Number(line.received) >= Number(line.quantity)) return null
  const missing = sum([line.quantity, `-${line.received}`], 4).replace(/\.?0+$/, '')
  return (
    <div>
      <Tag color="red">
        {t(`${MOVEMENTS}.short`, { quantity: `${missing} ${unit(line.baseUnit)}` })}
      </Tag>
    </div>
  )
}
