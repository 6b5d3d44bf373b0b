import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { RESIDENCIES, useKinds, type Residency } from './residency'

/** Of what bears none, as a select has it: a value of its own, beside nothing chosen. */
const NONE = 0

interface KindSelectProps {
  /** What the control is of. */
  'aria-label'?: string
  id?: string
  residency: Residency
  /** Undefined until someone chooses; null for what bears none. */
  value?: number | null
  onChange?: (value: number | null | undefined) => void
}

/** Which kind of withholding tax something bears; unless chosen, what the vendor usually does. */
export function KindSelect({ residency, value, onChange, ...rest }: KindSelectProps) {
  const { t, i18n } = useTranslation()
  const { data: kinds = [] } = useKinds()
  const usual = residency.kind
  const name = usual && (i18n.language.startsWith('ar') ? usual.nameAr : usual.name)
  return (
    <Select
      {...rest}
      allowClear
      showSearch
      optionFilterProp="label"
      placeholder={name ? t(`${RESIDENCIES}.usual`, { kind: name }) : t(`${RESIDENCIES}.choose`)}
      options={[
        { value: NONE, label: t(`${RESIDENCIES}.none`) },
        ...kinds.map(({ id, label, rate }) => ({
          value: id,
          label: rate === null ? label : `${label} · ${rate}%`,
        })),
      ]}
      value={value === null ? NONE : value}
      onChange={(next: number | undefined) => onChange?.(next === NONE ? null : next)}
      style={{ inlineSize: '100%' }}
    />
  )
}
