import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoices } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { MATERIALS } from './material'

export function blankUnit(): Line {
  return { key: newLineKey(), unit: '', factor: '', validFrom: '' }
}

/** Other units of a material: which, and how many base units one of them is. */
export function useUnitColumns(): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('purchase-units')
  return useMemo(
    () => [
      {
        key: 'unit',
        title: t(`${MATERIALS}.other_unit`),
        kind: 'suggest',
        options,
        required: true,
      },
      { key: 'factor', title: t(`${MATERIALS}.factor`), kind: 'decimal', required: true },
      { key: 'validFrom', title: t(`${MATERIALS}.valid_from`), kind: 'day', width: '160px' },
    ],
    [t, options]
  )
}
