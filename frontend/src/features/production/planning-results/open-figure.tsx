import type { ReactNode } from 'react'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { RESULTS, type Opened } from './results'

interface OpenFigureProps extends Opened {
  onOpen: (opened: Opened) => void
  children: ReactNode
}

/** A figure that opens the promises it counts. */
export function OpenFigure({ title, filters, onOpen, children }: OpenFigureProps) {
  const { t } = useTranslation()
  return (
    <Button
      type="link"
      size="small"
      style={{ padding: 0, fontSize: 'inherit', fontVariantNumeric: 'tabular-nums' }}
      title={t(`${RESULTS}.open`, { figure: title })}
      onClick={() => onOpen({ title, filters })}
    >
      {children}
    </Button>
  )
}

interface CountsProps {
  /** What the counts are of: a week, a project, a person. */
  of: string
  counts: { made: number; kept: number; ppc: number | null }
  filters: Record<string, string>
  onOpen: (opened: Opened) => void
}

/** Columns of made, kept and percent plan complete, each opening its promises. */
export function useCountCells() {
  const { t } = useTranslation()
  const formats = useFormats()
  const cell =
    (key: 'made' | 'kept' | 'ppc') =>
    ({ of, counts, filters, onOpen }: CountsProps) => {
      const value = counts[key]
      if (value === null || counts.made === 0) return NONE
      const own = key === 'kept' ? { ...filters, outcome: 'done' } : filters
      const title = `${t(`${RESULTS}.fields.${key}`)} · ${of}`
      return (
        <OpenFigure title={title} filters={own} onOpen={onOpen}>
          {key === 'ppc' ? formats.percent(value) : formats.number(value)}
        </OpenFigure>
      )
    }
  return { made: cell('made'), kept: cell('kept'), ppc: cell('ppc') }
}

export const COUNTS = ['made', 'kept', 'ppc'] as const
