import { durationText } from '../../plan/units'
import { isDecimal } from '@binaa/backend/decimal'
import { toDecimalText } from '../../../../../kit/digits'
import { Money, Percent, Quantity } from '../../../../../kit/display/numbers'
import type { ScheduleTask, TaskFields } from '../../plan/types'
import { updateOf, type GridColumn } from './column'
import { isSummary } from './time-columns'

/** What a stated percentage means for the dates of a task: begun, remaining work, ended. */
export function progressFields(task: ScheduleTask, percent: number): Partial<TaskFields> {
  if (percent === 0)
    return { percentComplete: 0, actualStart: null, actualFinish: null, remaining: null }
  const actualStart = task.actualStart ?? task.earlyStart
  const isDone = percent === 100
  return {
    percentComplete: percent,
    actualStart,
    actualFinish: isDone ? (task.actualFinish ?? task.earlyFinish) : null,
    remaining: isDone ? 0 : Math.round((task.duration * (100 - percent)) / 100),
  }
}

export function parsePercent(text: string): number | null {
  const plain = toDecimalText(text.replace(/[%٪]/g, '').trim())
  const percent = Number(plain)
  if (!/^\d+(\.\d{1,2})?$/.test(plain) || percent > 100) return null
  return percent
}

const PERCENT: GridColumn = {
  key: 'percentComplete',
  width: 112,
  align: 'end',
  dir: 'ltr',
  text: ({ task }) => String(task.percentComplete),
  render: ({ task }) => <Percent value={task.percentComplete} />,
  isEditable: (row) => !isSummary(row),
  parse: (text, row, _, { t }) => {
    const percent = parsePercent(text || '0')
    if (percent === null) return { problem: t('production.schedules.problems.no_percent') }
    return updateOf(row, progressFields(row.task, percent))
  },
}

const floatColumn = (key: 'totalFloat' | 'freeFloat', optional?: boolean): GridColumn => ({
  key,
  optional,
  width: 104,
  align: 'end',
  text: ({ task }, { unitsOf, language }) => {
    const float = task[key]
    return float === null ? '' : durationText(float, unitsOf(task), language)
  },
})

function amountColumn(key: 'budget' | 'weight', more: Partial<GridColumn>): GridColumn {
  return {
    key,
    width: 110,
    align: 'end',
    dir: 'ltr',
    text: ({ task }) => task[key] ?? '',
    ...more,
    parse: (text, row, _, { t }) => {
      const amount = toDecimalText(text.trim())
      if (!amount) return updateOf(row, { [key]: null })
      if (!isDecimal(amount) || amount.startsWith('-'))
        return { problem: t('production.schedules.problems.no_amount') }
      return updateOf(row, { [key]: amount })
    },
  }
}

export const FLOATS = [floatColumn('totalFloat'), floatColumn('freeFloat', true)]
export const BUDGET = amountColumn('budget', {
  render: ({ task }, { currency }) => <Money value={task.budget} currency={currency} bare />,
})
export const WEIGHT = amountColumn('weight', {
  optional: true,
  render: ({ task }) => <Quantity value={task.weight} />,
})
export { PERCENT }
