import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isDecimal } from '@binaa/backend/decimal'
import { useChoices } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { PAYMENT_TERMS } from './payment-term'

export function blankPart(): Line {
  return {
    key: newLineKey(),
    portion: '',
    dueFrom: 'invoice',
    months: '0',
    days: '0',
    discount: '',
    discountDays: '0',
  }
}

export function usePartColumns(): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('due-triggers')
  return useMemo(() => {
    const title = (name: string) => t(`${PAYMENT_TERMS}.fields.${name}`)
    const number = (key: string): LineColumn => ({
      key,
      title: title(key),
      kind: 'decimal',
      width: '110px',
    })
    return [
      { ...number('portion'), required: true },
      { key: 'dueFrom', title: title('dueFrom'), kind: 'choice', options, required: true },
      number('months'),
      number('days'),
      number('discount'),
      number('discountDays'),
    ]
  }, [t, options])
}

/** The API takes whole days and months as numbers. */
export function partsBody(lines: object[]): object[] {
  return (lines as Record<string, string | null>[]).map((line) => ({
    portion: line.portion,
    dueFrom: line.dueFrom,
    discount: line.discount,
    months: Number(line.months ?? 0),
    days: Number(line.days ?? 0),
    discountDays: Number(line.discountDays ?? 0),
  }))
}

/** The sum of all portions in percent, exact to two digits. */
export function sumOf(lines: Line[]): string {
  const hundredths = lines.reduce((sum, { portion }) => {
    const text = String(portion ?? '').trim()
    return sum + (isDecimal(text) ? Math.round(Number(text) * 100) : 0)
  }, 0)
  return String(hundredths / 100)
}
