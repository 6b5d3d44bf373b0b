import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { useFormats } from '../../../kit/display/use-formats'
import { RESOURCES } from './schedule-resource'

type Downtime = Schema<'ResourceDowntime'>

/** "In maintenance from 12 May, back on 15 May". */
export function useDowntimeText() {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ kind, fromOn, backOn }: Downtime) => {
    const name = t(`${RESOURCES}.downtime.${kind}`)
    if (fromOn === null) return name
    const from = formats.day(fromOn)
    if (backOn === null) return t(`${RESOURCES}.downtime.open`, { kind: name, from })
    return t(`${RESOURCES}.downtime.span`, { kind: name, from, back: formats.day(backOn) })
  }
}
