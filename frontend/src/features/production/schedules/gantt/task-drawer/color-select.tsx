import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { TASK_COLORS } from '../../../../../theme/task-colors'
import { GANTT } from '../texts'
import styles from './task-drawer.module.css'

interface ColorSelectProps {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

/** The colour of a bar; without one it has that of its kind. */
export function ColorSelect({ id, value, onChange }: ColorSelectProps) {
  const { t } = useTranslation()
  const known = Object.entries(TASK_COLORS).map(([name, color]) => ({
    value: color as string,
    label: t(`${GANTT}.colors.${name}`),
  }))
  // one that came with a file keeps its own place
  const isOther = value && !known.some((one) => one.value === value)
  const options = isOther ? [...known, { value, label: value }] : known
  return (
    <Select
      id={id}
      allowClear
      placeholder={t(`${GANTT}.colors.none`)}
      value={value ?? undefined}
      onChange={(color?: string) => onChange?.(color ?? null)}
      options={options}
      optionRender={(one) => <Swatch color={String(one.value)} label={one.label} />}
      labelRender={(one) => <Swatch color={String(one.value)} label={one.label} />}
    />
  )
}

function Swatch({ color, label }: { color: string; label: React.ReactNode }) {
  return (
    <span className={styles.swatch}>
      <i aria-hidden="true" style={{ background: color }} />
      {label}
    </span>
  )
}
