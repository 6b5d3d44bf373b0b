import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../../kit/display/name-in'
import type { SiteTask } from '../site-report'
import { useReportForm } from './form-context'
import { Labelled } from './labelled'

interface TaskSelectProps {
  name: string
  required?: boolean
  value: number | null
  /** Of the chosen task, for when the list isn't there. */
  label: string
  onChange: (id: number | null, label: string, task?: SiteTask) => void
}

/** Picks a task of the project's schedule; what is not finished comes first. */
export function TaskSelect({ name, required, value, label, onChange }: TaskSelectProps) {
  const { i18n } = useTranslation()
  const { tasks } = useReportForm()
  const textOf = (task: SiteTask) => {
    const parent = nameIn(i18n.language, task.parentName, task.parentNameAr)
    const own = nameIn(i18n.language, task.name, task.nameAr) ?? ''
    return `${task.code} ${parent ? `${parent} · ` : ''}${own}`
  }
  const open = tasks.filter(({ percentComplete }) => percentComplete < 100)
  const done = tasks.filter(({ percentComplete }) => percentComplete >= 100)
  const options = [...open, ...done].map((task) => ({ value: task.id, label: textOf(task) }))
  const isListed = options.some((option) => option.value === value)
  return (
    <Labelled name={name} required={required}>
      <Select<number>
        showSearch
        allowClear={!required}
        optionFilterProp="label"
        value={value ?? undefined}
        options={value === null || isListed ? options : [{ value, label }, ...options]}
        onChange={(id: number | undefined) => {
          const task = tasks.find((one) => one.id === id)
          onChange(id ?? null, task ? textOf(task) : '', task)
        }}
        style={{ width: '100%' }}
      />
    </Labelled>
  )
}
