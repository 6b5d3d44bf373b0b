import { Form, Input, Select } from 'antd'
import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { DELAYS, useProjectDelays } from './delay'
import { TasksInput, type EnteredTask } from './tasks-input'

/** What happened, whose risk it is, and when. */
export function EventFields() {
  return (
    <>
      <Field resource={DELAYS} name="title" required>
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={DELAYS} name="titleAr">
        <Input dir="rtl" maxLength={200} />
      </Field>
      <Field resource={DELAYS} name="cause" required>
        <ChoiceSelect list="delay-causes" />
      </Field>
      <Field resource={DELAYS} name="responsible" required>
        <ChoiceSelect list="delay-responsibles" />
      </Field>
      <Field resource={DELAYS} name="firstOn" required>
        <DayInput />
      </Field>
      <LastDayField />
    </>
  )
}

export function LastDayField() {
  const { t } = useTranslation()
  return (
    <Field
      resource={DELAYS}
      name="lastOn"
      extra={t(`${DELAYS}.last_hint`)}
      dependencies={['firstOn']}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_, last: string | null) =>
            last && last < getFieldValue('firstOn')
              ? Promise.reject(new Error(t(`${DELAYS}.backwards`)))
              : Promise.resolve(),
        }),
      ]}
    >
      <DayInput />
    </Field>
  )
}

export function NoticeFields() {
  return (
    <>
      <Field resource={DELAYS} name="noticeOn">
        <DayInput />
      </Field>
      <Field resource={DELAYS} name="noticeReference">
        <LatinInput maxLength={80} />
      </Field>
    </>
  )
}

/** Every row needs its task and its days. */
function useTaskRules(): Rule[] {
  const { t } = useTranslation()
  return [
    {
      validator: (_, rows: EnteredTask[] = []) =>
        rows.every(({ taskId, days }) => taskId !== null && days !== null)
          ? Promise.resolve()
          : Promise.reject(new Error(t(`${DELAYS}.task_open`))),
    },
  ]
}

export function TaskFields({ projectId }: { projectId: number | undefined }) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="tasks"
      label={t(`${DELAYS}.fields.tasks`)}
      extra={t(`${DELAYS}.tasks_hint`)}
      rules={useTaskRules()}
      style={{ gridColumn: '1 / -1' }}
    >
      <TasksInput projectId={projectId} />
    </Form.Item>
  )
}

interface ConcurrentFieldProps {
  projectId: number | undefined
  /** The delay itself runs beside no one else. */
  except?: number
}

export function ConcurrentField({ projectId, except }: ConcurrentFieldProps) {
  const { data = [], isLoading } = useProjectDelays(projectId)
  return (
    <Field resource={DELAYS} name="concurrentIds" wide>
      <Select
        mode="multiple"
        optionFilterProp="label"
        loading={isLoading}
        disabled={projectId === undefined}
        options={data
          .filter(({ id }) => id !== except)
          .map(({ id, number, title }) => ({ value: id, label: `${number} · ${title}` }))}
      />
    </Field>
  )
}
