import { Form, Input } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Field } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { DELAYS, type Delay } from './delay'
import { bodyOf, valuesOf } from './delay-values'
import { TasksInput } from './tasks-input'

interface CorrectButtonProps {
  delay: Delay
  action: ReturnType<typeof useRecordAction>
}

/** Corrects what was recorded; the history keeps what stood and why it was wrong. */
export function CorrectButton({ delay, action }: CorrectButtonProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${DELAYS}.action.${key}`, { number: delay.number })
  return (
    <ConfirmAction
      icon={<EditOutlined />}
      label={text('correct')}
      title={text('correct_title')}
      content={text('correct_text')}
      confirmLabel={text('correct')}
      fields={<Corrected delay={delay} />}
      reason={{ label: text('reason'), required: true }}
      onConfirm={(reason, values) =>
        action.run(delay, {
          path: 'correct',
          body: { ...bodyOf(values, false), reason },
          done: text('correct_done'),
        })
      }
    />
  )
}

function Corrected({ delay }: { delay: Delay }) {
  const { t } = useTranslation()
  const now = valuesOf(delay)
  return (
    <>
      <Field resource={DELAYS} name="title" required initialValue={now.title}>
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={DELAYS} name="cause" required initialValue={now.cause}>
        <ChoiceSelect list="delay-causes" />
      </Field>
      <Field resource={DELAYS} name="responsible" required initialValue={now.responsible}>
        <ChoiceSelect list="delay-responsibles" />
      </Field>
      <Field resource={DELAYS} name="firstOn" required initialValue={now.firstOn}>
        <DayInput />
      </Field>
      <Field resource={DELAYS} name="lastOn" initialValue={now.lastOn}>
        <DayInput />
      </Field>
      <Form.Item name="tasks" label={t(`${DELAYS}.fields.tasks`)} initialValue={now.tasks}>
        <TasksInput projectId={delay.projectId} />
      </Form.Item>
    </>
  )
}
