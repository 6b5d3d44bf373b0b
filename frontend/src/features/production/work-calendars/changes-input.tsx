import { Button, Input, Select } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { errorsBelow, useFormState } from '../../../kit/form/form-context'
import { DayInput } from '../../../kit/inputs/day-input'
import { HoursInput } from './hours-input'
import { CHANGE_KINDS, WORK_CALENDARS, type Change } from './work-calendar'
import styles from './work-calendars.module.css'

type Draft = { [Field in keyof Change]: Change[Field] | null }

interface ChangesInputProps {
  value?: Draft[]
  onChange?: (changes: Draft[]) => void
}

const BLANK: Draft = { from: null, to: null, name: '', kind: 'closed', hours: null }

/** Days with other hours, one row each: holidays, Ramadan, overtime. */
export function ChangesInput({ value = [], onChange }: ChangesInputProps) {
  const { t } = useTranslation()
  const problems = errorsBelow(useFormState().serverErrors, 'changes')
  return (
    <>
      {value.map((change, index) => (
        <ChangeRow
          // rows have no identity of their own: they are what stands at their place
          key={index}
          number={index + 1}
          change={change}
          problems={errorsBelow(problems, String(index))}
          onChange={(changed) => onChange?.(value.with(index, { ...change, ...changed }))}
          onRemove={() => onChange?.(value.toSpliced(index, 1))}
        />
      ))}
      <Button icon={<PlusOutlined />} onClick={() => onChange?.([...value, BLANK])}>
        {t(`${WORK_CALENDARS}.add_days`)}
      </Button>
    </>
  )
}

interface ChangeRowProps {
  number: number
  change: Draft
  problems: Record<string, string[]>
  onChange: (changed: Partial<Draft>) => void
  onRemove: () => void
}

function ChangeRow(props: ChangeRowProps) {
  const { number, change, problems, onChange, onRemove } = props
  const { t } = useTranslation()
  const label = useLabel(number)
  const isClosed = change.kind === 'closed'
  const others = ['from', 'to', 'name'].flatMap((field) => problems[field] ?? [])
  return (
    <fieldset className={styles.change} aria-label={label('changes')}>
      <WhichDays {...props} />
      <KindSelect {...props} />
      <HoursInput
        label={label('hours')}
        placeholder={isClosed ? t(`${WORK_CALENDARS}.closed`) : '10:00-16:00'}
        disabled={isClosed}
        value={isClosed ? null : change.hours}
        problem={problems.hours?.[0]}
        onChange={(hours) => onChange({ hours })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={`${t('common.remove')} ${number}`}
        onClick={onRemove}
      />
      {others.length ? <span className={styles.problem}>{others.join(' ')}</span> : null}
    </fieldset>
  )
}

function WhichDays({ number, change, problems, onChange }: ChangeRowProps) {
  const label = useLabel(number)
  return (
    <>
      <Input
        dir="auto"
        maxLength={120}
        aria-label={label('changeName')}
        placeholder={label('changeName', false)}
        value={change.name ?? ''}
        status={problems.name ? 'error' : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div>
        <DayInput
          aria-label={label('from')}
          value={change.from}
          onChange={(from) => onChange({ from, ...(!change.to && { to: from }) })}
        />
      </div>
      <div>
        <DayInput aria-label={label('to')} value={change.to} onChange={(to) => onChange({ to })} />
      </div>
    </>
  )
}

function KindSelect({ number, change, onChange }: ChangeRowProps) {
  const { t } = useTranslation()
  const label = useLabel(number)
  return (
    <Select
      aria-label={label('kind')}
      options={CHANGE_KINDS.map((value) => ({
        value,
        label: t(`${WORK_CALENDARS}.kind.${value}`),
      }))}
      value={change.kind}
      onChange={(kind) => onChange({ kind })}
    />
  )
}

/** Fields of a row are told apart by its number. */
function useLabel(number: number) {
  const { t } = useTranslation()
  return (field: string, isNumbered = true) =>
    `${t(`${WORK_CALENDARS}.fields.${field}`)}${isNumbered ? ` ${number}` : ''}`
}
