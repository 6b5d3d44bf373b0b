import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { multiply } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import { useChoices } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { CONTRACTS } from './contract'

export function blankLine(): Line {
  return {
    key: newLineKey(),
    description: '',
    descriptionAr: '',
    unit: '',
    quantity: '',
    unitRate: '',
  }
}

/** Quantity × rate of a line, rounded half-up to the currency. */
export function lineTotal(line: Line, currency: string): string {
  const text = (name: string) => String(line[name] ?? '')
  return multiply(text('quantity'), text('unitRate'), exponentOf(currency))
}

/** The columns of a bill of quantities. */
export function useContractColumns(): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('purchase-units')
  return useMemo(() => {
    const title = (name: string) => t(`${CONTRACTS}.line.${name}`)
    return [
      {
        key: 'description',
        title: title('description'),
        kind: 'text',
        dir: 'auto',
        required: true,
        width: '30%',
      },
      {
        key: 'descriptionAr',
        title: title('descriptionAr'),
        kind: 'text',
        dir: 'rtl',
        width: '26%',
      },
      { key: 'unit', title: title('unit'), kind: 'suggest', options, width: '100px' },
      {
        key: 'quantity',
        title: title('quantity'),
        kind: 'decimal',
        required: true,
        width: '120px',
      },
      {
        key: 'unitRate',
        title: title('unitRate'),
        kind: 'decimal',
        required: true,
        width: '130px',
      },
    ] satisfies LineColumn[]
  }, [t, options])
}
