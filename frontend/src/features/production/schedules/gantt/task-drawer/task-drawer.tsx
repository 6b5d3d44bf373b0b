import { useState } from 'react'
import { Alert, Button, Drawer, Form, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../../kit/display/use-formats'
import { refusalText } from '../edits/preview-lines'
import { refusedWords } from '../../plan/refused-words'
import { tried } from '../../plan/tried'
import type { Change, SchedulePlan, ScheduleTask } from '../../plan/types'
import { GANTT, nameOf } from '../texts'
import { TaskNeeds } from '../../../material-needs/task-needs'
import { changesOf, formOf, type TaskForm } from './task-facts'
import { TaskFields } from './task-fields'

interface TaskDrawerProps {
  plan: SchedulePlan
  taskId: number | null
  onClose: () => void
}

/** The facts of one task at the side of the chart. */
export function TaskDrawer({ plan, taskId, onClose }: TaskDrawerProps) {
  const { i18n } = useTranslation()
  const task = taskId === null ? undefined : plan.byId.get(taskId)
  return (
    <Drawer
      open={task !== undefined}
      destroyOnHidden
      width={480}
      placement={i18n.language.startsWith('ar') ? 'left' : 'right'}
      title={task ? `${task.wbs} ${nameOf(task, i18n.language)}` : ''}
      onClose={onClose}
    >
      {task ? (
        <>
          <TaskFormBody key={task.id} plan={plan} task={task} onClose={onClose} />
          <TaskNeeds key={`needs ${task.id}`} plan={plan} taskId={task.id} />
        </>
      ) : null}
    </Drawer>
  )
}

interface TaskFormBodyProps {
  plan: SchedulePlan
  task: ScheduleTask
  onClose: () => void
}

function TaskFormBody({ plan, task, onClose }: TaskFormBodyProps) {
  const { t, i18n } = useTranslation()
  const [form] = Form.useForm<TaskForm>()
  const { save, isSaving, problem } = useSave(plan, onClose)
  const submit = (values: TaskForm) => {
    const { changes, unread } = changesOf(plan.schedule, task, {
      ...formOf(plan.schedule, task, i18n.language),
      ...values,
    })
    form.setFields(unread.map((name) => ({ name, errors: [t(`${GANTT}.unread.${name}`)] })))
    if (!unread.length) void save(changes)
  }
  const isReadOnly = plan.schedule.can.update !== true
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isReadOnly}
      initialValues={formOf(plan.schedule, task, i18n.language)}
      onFinish={submit}
    >
      <TaskFields schedule={plan.schedule} task={task} />
      {problem ? <Alert type="error" showIcon message={problem} /> : null}
      {isReadOnly ? null : (
        <Space>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('common.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </Space>
      )}
    </Form>
  )
}

/** Saves at once; a plan without dates is refused before it is sent. */
function useSave(plan: SchedulePlan, onSaved: () => void) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (changes: readonly Change[]) => {
    setIsSaving(true)
    setProblem(null)
    const reading = { t, language: i18n.language, formats }
    const { refusal } = tried(plan, changes)
    if (refusal) {
      setProblem(refusalText(plan, refusal, reading))
      return setIsSaving(false)
    }
    try {
      await plan.apply(changes)
      onSaved()
    } catch (error) {
      setProblem(refusedWords(error, t('kit.try_again')))
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving, problem }
}
