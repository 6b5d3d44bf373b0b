import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoices, type ChoiceOption } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { MOVEMENTS } from './movement'

export function blankLine(): Line {
  return {
    key: newLineKey(),
    materialId: '',
    quantity: '',
    unit: '',
    unitCost: '',
    batchNo: '',
    stockStatus: 'ok',
  }
}

/** What comes in for the first time has a cost of its own; what comes back has the one it was issued at. */
export const COSTED = new Set(['receive', 'opening', 'adjust'])

/** These state as what goods come or go; what is received is good or has to be inspected. */
export const OF_STATUS = new Set(['scrap', 'transfer', 'receive'])
const RECEIVED = new Set(['ok', 'quarantine'])

/** Stands for any type: the columns of all. */
export const EVERY_COLUMN = 'every'

/** As what goods leave, and what comes in costs. */
function furtherColumns(
  type: string,
  title: (name: string) => string,
  statuses: ChoiceOption[]
): LineColumn[] {
  const status: LineColumn = {
    key: 'stockStatus',
    title: title('stockStatus'),
    kind: 'choice',
    options: type === 'receive' ? statuses.filter(({ value }) => RECEIVED.has(value)) : statuses,
    fallback: 'ok',
    width: '140px',
  }
  const cost: LineColumn = {
    key: 'unitCost',
    title: title('unitCost'),
    kind: 'decimal',
    width: '130px',
  }
  const isEvery = type === EVERY_COLUMN
  return [
    ...(isEvery || OF_STATUS.has(type) ? [status] : []),
    ...(isEvery || COSTED.has(type) ? [cost] : []),
  ]
}

/** Columns of a movement's lines, by its type. */
export function useMovementColumns(type: string): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('purchase-units')
  const { options: statuses } = useChoices('stock-statuses')
  return useMemo(() => {
    const title = (name: string) => t(`${MOVEMENTS}.fields.${name}`)
    const material: LineColumn = {
      key: 'materialId',
      title: title('materialId'),
      kind: 'record',
      lookup: 'materials/lookup',
      required: true,
      width: '40%',
      fill: ({ unit }) => ({ unit: String(unit ?? '') }),
    }
    if (type === 'count') return [material]
    const columns: LineColumn[] = [
      material,
      {
        key: 'quantity',
        title: title('quantity'),
        kind: 'decimal',
        required: true,
        width: '130px',
      },
      { key: 'unit', title: title('unit'), kind: 'suggest', options, width: '124px' },
      { key: 'batchNo', title: title('batchNo'), kind: 'text', dir: 'ltr', width: '180px' },
    ]
    return [...columns, ...furtherColumns(type, title, statuses)]
  }, [t, options, statuses, type])
}
