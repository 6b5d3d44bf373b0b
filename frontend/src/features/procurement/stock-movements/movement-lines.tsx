import { useState } from 'react'
import { Button, Flex, Input, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { CountFound, foundBody, type FoundNumber } from './count-found'
import { useLineColumns, type Entered, type EntryMode } from './line-columns'
import { MOVEMENTS, type MovementLine, type StockMovement } from './movement'

/** Lines of a movement; while it is counted or received, with a cell each for what was found. */
export function MovementLines({ movement }: { movement: StockMovement }) {
  const action = useRecordAction(MOVEMENTS)
  const lines = movement.lines
  const mode = movement.can.count ? 'count' : movement.can.receive ? 'receive' : null
  const [entered, setEntered] = useState<Entered>(() => startOf(lines, mode))
  const [found, setFound] = useState<FoundNumber[]>([])
  const columns = useLineColumns({ movement, mode, entered, setEntered })
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
      {mode === 'count' ? <CountFound lines={lines} found={found} setFound={setFound} /> : null}
      {mode ? <SaveEntries {...{ movement, mode, entered, found, action }} /> : null}
      <ActionConflict action={action} />
    </>
  )
}

interface SaveEntriesProps {
  movement: StockMovement
  mode: EntryMode
  entered: Entered
  found: FoundNumber[]
  action: ReturnType<typeof useRecordAction>
}

/** Sends what was counted or received; a short delivery needs a reason. */
function SaveEntries({ movement, mode, entered, found, action }: SaveEntriesProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const lines = movement.lines
  const short = mode === 'receive' && lines.some((line) => isShort(line, entered))
  const save = async () => {
    const call =
      mode === 'count' ? countCall(lines, entered, found) : receiveCall(lines, entered, reason)
    await action.run(movement, { ...call, done: t(`${MOVEMENTS}.${mode}_done`) }).catch(() => null)
  }
  return (
    <>
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
      <Flex justify="end">
        <Button type="primary" disabled={short && !reason.trim()} onClick={() => void save()}>
          {t(`${MOVEMENTS}.${mode}_save`)}
        </Button>
      </Flex>
    </>
  )
}

/** A count starts blank, so that it is really counted; a delivery starts with what was sent. */
function startOf(lines: MovementLine[], mode: EntryMode | null): Entered {
  const value = (line: MovementLine) => (mode === 'receive' ? line.quantity : (line.counted ?? ''))
  return Object.fromEntries(lines.map((line) => [line.id, value(line)]))
}

const isShort = (line: MovementLine, entered: Entered) =>
  Number(entered[line.id]) < Number(line.quantity)

function countCall(lines: MovementLine[], entered: Entered, found: FoundNumber[]) {
  const filled = lines.filter(({ id }) => entered[id] !== '')
  const counts = filled.map(({ id }) => ({ lineId: id, counted: entered[id] }))
  const beside = foundBody(found)
  return { path: 'counts', body: { lines: counts, ...(beside.length && { found: beside }) } }
}

function receiveCall(lines: MovementLine[], entered: Entered, reason: string) {
  const received = lines.map(({ id }) => ({ lineId: id, received: entered[id] || '0' }))
  return { path: 'receive', body: { lines: received, reason: reason.trim() || null } }
}
