import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import type { BaselineChoice } from './chosen-baseline'
import { CONTROL, type Baseline } from './schedule-control'

interface BaselineSelectProps extends Pick<BaselineChoice, 'choose'> {
  baselines: readonly Baseline[]
  baseline: Baseline | null
  /** Where it need not be compared with any. */
  hasNone?: boolean
}

/** Which baseline is compared with, the newest first. */
export function BaselineSelect({ baselines, baseline, hasNone, choose }: BaselineSelectProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const options = baselines.toReversed().map(({ id, name, takenOn }) => ({
    value: id,
    label: `${name} · ${formats.day(takenOn)}`,
  }))
  // no baseline has this id
  const none = { value: 0, label: t(`${CONTROL}.none`) }
  return (
    <Select
      aria-label={t(`${CONTROL}.baseline`)}
      value={baseline?.id ?? 0}
      onChange={(id) => choose(id || null)}
      style={{ inlineSize: 260, maxInlineSize: '100%' }}
      options={hasNone ? [...options, none] : options}
    />
  )
}
