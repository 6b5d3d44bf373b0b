import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { nameIn } from '../../../kit/display/name-in'
import type { FigureColumn, FigureRow, OpenFigure } from './report'

interface FigureProps {
  value: number | null | undefined
  kind: FigureColumn['kind']
}

/** A figure in the unit of its column; nothing is a dash. */
export function Figure({ value, kind }: FigureProps) {
  if (value === null || value === undefined) return NONE
  if (kind === 'percent') return <Percent value={value} />
  if (kind === 'money') return <Money value={String(value)} currency="SAR" />
  return <Quantity value={Math.round(value * 100) / 100} zeroIsNone />
}

interface FigureLinkProps {
  /** Nothing for a zero, so that a card leaves the line out. */
  value: number | null
  row: FigureRow
  column: FigureColumn
  /** What the row is called, for who hears the button alone. */
  rowName: string
  isStrong: boolean
  onOpen: (figure: OpenFigure) => void
}

/** A figure that opens the rows it sums up, where it sums up any. */
export function FigureLink({ value, row, column, rowName, isStrong, onOpen }: FigureLinkProps) {
  const { language } = useTranslation().i18n
  const figure = <Figure value={value} kind={column.kind} />
  const shown = isStrong ? <strong>{figure}</strong> : figure
  if (!column.opens || !value) return shown
  const label = `${rowName}, ${nameIn(language, column.label, column.labelAr)}: ${value}`
  return (
    <Button
      type="link"
      size="small"
      aria-label={label}
      style={{ paddingInline: 0, blockSize: 'auto' }}
      onClick={() => onOpen({ row: row.key, column: column.key })}
    >
      {shown}
    </Button>
  )
}
