import { Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { DayInput } from '../../../kit/inputs/day-input'
import type { SchedulePlan } from '../schedules/plan/types'
import { weekdayName } from '../../../kit/display/weekday-name'
import { WEEKDAYS } from '../work-calendars/work-calendar'
import { SCENARIOS, type Supposed } from './schedule-scenarios'
import styles from './schedule-scenarios.module.css'

interface SuppositionsProps {
  plan: SchedulePlan
  value: Supposed
  onChange: (value: Supposed) => void
}

/** What if: closed days of the week were worked, and tasks had to be finished by other days. */
export function Suppositions({ plan, value, onChange }: SuppositionsProps) {
  return (
    <>
      <WorkedDays plan={plan} value={value} onChange={onChange} />
      <Dates plan={plan} value={value} onChange={onChange} />
    </>
  )
}

function WorkedDays({ plan: { schedule }, value, onChange }: SuppositionsProps) {
  const { t, i18n } = useTranslation()
  const calendar = schedule.calendars.find(({ id }) => id === schedule.settings.calendarId)
  const week = calendar?.week ?? []
  // as long as the first day of the week that is worked
  const hours = week.find((open) => open)
  const closed = WEEKDAYS.filter((weekday) => !week[weekday])
  if (!hours || !closed.length) return null
  return (
    <Form.Item
      label={t(`${SCENARIOS}.worked`)}
      htmlFor="search-worked"
      extra={t(`${SCENARIOS}.worked_hint`)}
    >
      <Select
        id="search-worked"
        mode="multiple"
        value={value.hours.map(({ weekday }) => weekday)}
        onChange={(days: number[]) =>
          onChange({ ...value, hours: days.map((weekday) => ({ weekday, hours })) })
        }
        options={closed.map((day) => ({ value: day, label: weekdayName(i18n.language, day) }))}
        placeholder={t(`${SCENARIOS}.extra_hint`)}
      />
    </Form.Item>
  )
}

function Dates({ plan, value, onChange }: SuppositionsProps) {
  const { t } = useTranslation()
  const { tasks, nameOf } = useOpenTasks(plan)
  const dateOf = (taskId: number) => {
    const task = plan.byId.get(taskId)
    const day = dueDay(plan, taskId) ?? (task?.earlyFinish ?? '').slice(0, 10)
    return value.dates.find((date) => date.taskId === taskId) ?? { taskId, day, weight: 1 }
  }
  const change = (taskId: number, more: object) => {
    const dates = value.dates.map((date) => (date.taskId === taskId ? { ...date, ...more } : date))
    onChange({ ...value, dates })
  }
  return (
    <>
      <Form.Item label={t(`${SCENARIOS}.dates`)} htmlFor="search-dates">
        <Select
          id="search-dates"
          mode="multiple"
          value={value.dates.map(({ taskId }) => taskId)}
          onChange={(ids: number[]) => onChange({ ...value, dates: ids.map(dateOf) })}
          options={tasks.map(({ id, wbs }) => ({ value: id, label: `${wbs} ${nameOf(id)}` }))}
          optionFilterProp="label"
          placeholder={t(`${SCENARIOS}.extra_hint`)}
        />
      </Form.Item>
      {value.dates.map((date) => (
        <DateWish
          key={date.taskId}
          name={nameOf(date.taskId)}
          date={date}
          onChange={(more) => change(date.taskId, more)}
        />
      ))}
    </>
  )
}

/** What is not finished, with what has a date in the contract first. */
function useOpenTasks(plan: SchedulePlan) {
  const { schedule, byId } = plan
  const { i18n } = useTranslation()
  const open = schedule.tasks.filter(
    ({ kind, actualFinish }) => kind !== 'summary' && actualFinish === null
  )
  const nameOf = (id: number) => {
    const task = byId.get(id)
    return task ? nameIn(i18n.language, task.name, task.nameAr) : ''
  }
  const isDated = ({ id }: (typeof open)[number]) => Number(dueDay(plan, id) !== null)
  return { tasks: open.toSorted((a, b) => isDated(b) - isDated(a)), nameOf }
}

/** By when a task has to be finished: the earliest of its deadline and its contract days. */
function dueDay({ schedule, byId }: SchedulePlan, id: number): string | null {
  const days = schedule.milestones.flatMap((one) => (one.taskId === id ? one.contractOn : []))
  const deadline = byId.get(id)?.deadline?.slice(0, 10)
  return [...days, ...(deadline ? [deadline] : [])].toSorted()[0] ?? null
}

interface DateWishProps {
  name: string
  date: Supposed['dates'][number]
  onChange: (more: { day?: string; weight?: number }) => void
}

function DateWish({ name, date, onChange }: DateWishProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.date}>
      <Form.Item label={t(`${SCENARIOS}.date_of`, { name })} htmlFor={`search-day-${date.taskId}`}>
        <DayInput
          id={`search-day-${date.taskId}`}
          value={date.day}
          onChange={(day) => (day ? onChange({ day }) : undefined)}
        />
      </Form.Item>
      <Form.Item label={t(`${SCENARIOS}.weight`)} htmlFor={`search-weight-${date.taskId}`}>
        <InputNumber
          id={`search-weight-${date.taskId}`}
          min={1}
          max={100}
          precision={0}
          value={date.weight}
          onChange={(weight) => onChange({ weight: weight ?? 1 })}
        />
      </Form.Item>
    </div>
  )
}
