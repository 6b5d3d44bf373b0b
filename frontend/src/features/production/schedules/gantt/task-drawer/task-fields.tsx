import type { ReactNode } from 'react'
import { Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { CONSTRAINTS, TASK_KINDS } from '@binaa/backend/network'
import type { ScheduleAnswer, ScheduleTask } from '../../plan/types'
import { GANTT, nameOf } from '../texts'
import { MomentInput } from '../../moment-input'
import { PersonSelect } from '../../../../../kit/inputs/person-select'
import { ColorSelect } from './color-select'
import { ResourceRows } from './resource-rows'
import styles from './task-drawer.module.css'

interface TaskFieldsProps {
  schedule: ScheduleAnswer
  task: ScheduleTask
}

/** As the API takes it. */
const MOST_NOTE = 1000

const NEEDS_NO_DATE = 'as_late_as_possible'

/** The facts of a task; what follows from others, such as the dates of a summary, is not entered. */
export function TaskFields({ schedule, task }: TaskFieldsProps) {
  const isSummary = task.kind === 'summary'
  return (
    <>
      <NameFields task={task} />
      {isSummary ? null : <WorkFields schedule={schedule} />}
      {isSummary ? null : <DateFields />}
      {isSummary ? null : <ResourceRows schedule={schedule} />}
      <div className={styles.pair}>
        <Field name="assigneeId">
          <PersonSelect />
        </Field>
        <Field name="color">
          <ColorSelect />
        </Field>
      </div>
      <Field name="note">
        <Input.TextArea
          dir="auto"
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={MOST_NOTE}
          showCount
        />
      </Field>
    </>
  )
}

function Field({ name, required, children }: FieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`${GANTT}.fields.${name}`)}
      rules={required ? [{ required: true }] : undefined}
    >
      {children}
    </Form.Item>
  )
}

interface FieldProps {
  name: string
  required?: boolean
  children: ReactNode
}

function NameFields({ task }: Pick<TaskFieldsProps, 'task'>) {
  const { t } = useTranslation()
  const kinds = TASK_KINDS.filter((kind) => kind !== 'summary')
  return (
    <>
      <Field name="name" required>
        <Input dir="ltr" maxLength={200} />
      </Field>
      <Field name="nameAr">
        <Input dir="rtl" maxLength={200} />
      </Field>
      <div className={styles.pair}>
        <Field name="code" required>
          <Input dir="ltr" maxLength={40} />
        </Field>
        {task.kind === 'summary' ? null : (
          <Field name="kind">
            <Select
              options={kinds.map((value) => ({ value, label: t(`${GANTT}.kinds.${value}`) }))}
            />
          </Field>
        )}
      </div>
    </>
  )
}

function WorkFields({ schedule }: Pick<TaskFieldsProps, 'schedule'>) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <div className={styles.pair}>
        <Field name="duration" required>
          <Input dir="auto" />
        </Field>
        <Field name="calendarId">
          <Select
            allowClear
            placeholder={t(`${GANTT}.calendar_of_schedule`)}
            options={schedule.calendars.map((calendar) => ({
              value: calendar.id,
              label: nameOf(calendar, i18n.language),
            }))}
          />
        </Field>
      </div>
      <Form.Item
        name="predecessors"
        label={t(`${GANTT}.fields.predecessors`)}
        extra={t(`${GANTT}.predecessors_hint`)}
      >
        <Input dir="ltr" />
      </Form.Item>
      <div className={styles.pair}>
        <Field name="percentComplete">
          <InputNumber min={0} max={100} precision={0} addonAfter="%" />
        </Field>
        <Field name="remaining">
          <Input dir="auto" allowClear />
        </Field>
      </div>
    </>
  )
}

function DateFields() {
  const { t } = useTranslation()
  const kind = Form.useWatch<string | null>('constraintKind')
  const isDated = Boolean(kind) && kind !== NEEDS_NO_DATE
  return (
    <>
      <div className={styles.pair}>
        <Field name="constraintKind">
          <Select
            allowClear
            options={CONSTRAINTS.map((value) => ({
              value,
              label: t(`${GANTT}.constraints.${value}`),
            }))}
          />
        </Field>
        <Form.Item
          name="constraintAt"
          label={t(`${GANTT}.fields.constraintAt`)}
          rules={isDated ? [{ required: true }] : undefined}
        >
          <MomentInput disabled={!isDated} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        {['deadline', 'pinnedStart', 'actualStart', 'actualFinish'].map((name) => (
          <Field key={name} name={name}>
            <MomentInput />
          </Field>
        ))}
      </div>
    </>
  )
}
