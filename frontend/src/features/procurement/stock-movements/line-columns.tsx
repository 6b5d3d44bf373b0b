import { Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { sum } from '@binaa/backend/decimal'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { UnitQuantity } from '../materials/unit-quantity'
import { MOVEMENTS, type MovementLine, type StockMovement } from './movement'

/** What was typed for each line. */
export type Entered = Record<number, string>
export type EntryMode = 'count' | 'receive'

interface LineColumnsProps {
  movement: StockMovement
  mode: EntryMode | null
  entered: Entered
  setEntered: (entered: Entered) => void
}

/** Which columns a movement's lines have depends on its type and on what is entered now. */
export function useLineColumns(props: LineColumnsProps): TableColumnType<MovementLine>[] {
  const { movement, mode } = props
  const title = useTitle()
  const quantities = useQuantityColumns(movement, mode)
  const entry = useEntryColumn(props)
  const columns: TableColumnType<MovementLine>[] = [
    {
      key: 'position',
      title: '#',
      width: 48,
      responsive: ['md'],
      render: (_, line) => line.position,
    },
    {
      key: 'material',
      title: title('materialId'),
      render: (_, line) => <MaterialOfLine line={line} />,
    },
  ]
  // a phone has no room for an empty column
  if (movement.lines.some(({ batchNo }) => batchNo))
    columns.push({
      key: 'batchNo',
      title: title('batchNo'),
      render: (_, line) => line.batchNo && <Ltr>{line.batchNo}</Ltr>,
    })
  const value: TableColumnType<MovementLine> = {
    key: 'value',
    title: title('value'),
    align: 'end',
    render: (_, line) => <Money value={line.value} currency={movement.currency} />,
  }
  return [...columns, ...quantities, mode ? entry : value]
}

const useTitle = () => {
  const { t } = useTranslation()
  return (name: string) => t(`${MOVEMENTS}.fields.${name}`)
}

function useQuantityColumns(movement: StockMovement, mode: EntryMode | null) {
  const title = useTitle()
  const names = [
    ...(movement.type === 'count' && mode !== 'count'
      ? (['expected', 'moved', 'counted'] as const)
      : []),
    ...(mode === 'count' ? [] : (['quantity'] as const)),
    ...(movement.type === 'transfer' && mode !== 'receive' ? (['received'] as const) : []),
  ]
  return names.map((name) => ({
    key: name,
    title: title(name),
    align: 'end' as const,
    render: (_: unknown, line: MovementLine) => (
      <UnitQuantity value={line[name]} unit={name === 'quantity' ? line.baseUnit : null} />
    ),
  }))
}

/** The cell for what was counted or has arrived. */
function useEntryColumn({ mode, entered, setEntered }: LineColumnsProps) {
  const unit = useChoiceLabel('purchase-units')
  const title = useTitle()(mode === 'count' ? 'counted' : 'received')
  const column: TableColumnType<MovementLine> = {
    key: 'entry',
    title,
    width: 132,
    render: (_, line) => (
      <DecimalInput
        aria-label={[title, line.materialCode, line.batchNo].filter(Boolean).join(' ')}
        value={entered[line.id]}
        suffix={unit(line.baseUnit)}
        onChange={(value) => setEntered({ ...entered, [line.id]: value })}
      />
    ),
  }
  return column
}

function MaterialOfLine({ line }: { line: MovementLine }) {
  return (
    <>
      <Ltr>{line.materialCode}</Ltr>{' '}
      <LocalName name={line.materialName} nameAr={line.materialNameAr} />
      {line.stockStatus && line.stockStatus !== 'ok' ? (
        <Tag>
          <ChoiceText list="stock-statuses" value={line.stockStatus} />
        </Tag>
      ) : null}
      <Shortage line={line} />
    </>
  )
}

/** What of a transfer is missing; below the name, where a phone shows it whole. */
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
