import { Button, Input } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { errorsBelow, useFormState } from '../../../kit/form/form-context'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RESOURCES, type Period } from './schedule-resource'
import styles from './periods.module.css'

type Draft = { [Field in keyof Period]: Period[Field] | null }

interface PeriodsInputProps {
  value?: Draft[]
  onChange?: (periods: Draft[]) => void
}

const BLANK: Draft = { from: null, to: null, units: null, note: null }

/** Days with other units than usual, one row each. */
export function PeriodsInput({ value = [], onChange }: PeriodsInputProps) {
  const { t } = useTranslation()
  const problems = errorsBelow(useFormState().serverErrors, 'periods')
  return (
    <>
      {value.map((period, index) => (
        <PeriodRow
          // rows have no identity of their own: they are what stands at their place
          key={index}
          number={index + 1}
          period={period}
          problems={errorsBelow(problems, String(index))}
          onChange={(changed) => onChange?.(value.with(index, { ...period, ...changed }))}
          onRemove={() => onChange?.(value.toSpliced(index, 1))}
        />
      ))}
      <Button icon={<PlusOutlined />} onClick={() => onChange?.([...value, BLANK])}>
        {t(`${RESOURCES}.add_period`)}
      </Button>
    </>
  )
}

interface PeriodRowProps {
  number: number
  period: Draft
  problems: Record<string, string[]>
  onChange: (changed: Partial<Draft>) => void
  onRemove: () => void
}

function PeriodRow({ number, period, problems, onChange, onRemove }: PeriodRowProps) {
  const { t } = useTranslation()
  const name = (field: string) => t(`${RESOURCES}.period.${field}`)
  // fields of a row are told apart by its number
  const label = (field: string) => `${name(field)} ${number}`
  const { units, note } = period
  const found = ['from', 'to', 'units', 'note'].flatMap((field) => problems[field] ?? [])
  return (
    <fieldset className={styles.period} aria-label={label('title')}>
      <WhichDays period={period} label={label} onChange={onChange} />
      <DecimalInput
        aria-label={label('units')}
        placeholder={name('units')}
        value={units}
        status={problems.units ? 'error' : undefined}
        onChange={(text) => onChange({ units: text })}
      />
      <Input
        dir="auto"
        maxLength={200}
        aria-label={label('note')}
        placeholder={name('note')}
        value={note ?? ''}
        onChange={({ target }) => onChange({ note: target.value || null })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={`${t('common.remove')} ${number}`}
        onClick={onRemove}
      />
      {found.length ? <span className={styles.problem}>{found.join(' ')}</span> : null}
    </fieldset>
  )
}

interface WhichDaysProps extends Pick<PeriodRowProps, 'period' | 'onChange'> {
  label: (field: string) => string
}

function WhichDays({ period: { from, to }, label, onChange }: WhichDaysProps) {
  return (
    <>
      <div>
        <DayInput
          aria-label={label('from')}
          value={from}
          onChange={(day) => onChange({ from: day, ...(!to && { to: day }) })}
        />
      </div>
      <div>
        <DayInput aria-label={label('to')} value={to} onChange={(day) => onChange({ to: day })} />
      </div>
    </>
  )
}
