import { Form, Input, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { useAbility } from '../../../providers/access'
import { MILESTONES, useMilestoneWrites, type Milestone } from './project-milestones'

interface MilestoneDialogProps {
  project: Schema<'Project'>
  /** Absent for a new one. */
  milestone?: Milestone
  onClose: () => void
}

const WRITTEN = ['name', 'nameAr', 'taskId', 'reachedOn'] as const
const AMOUNTS = ['damages', 'damagesCap', 'payment', 'paymentPercent'] as const

/** Enters a contract milestone, or changes one; its day is changed elsewhere, with a reason. */
export function MilestoneDialog({ project, milestone, onClose }: MilestoneDialogProps) {
  const { t } = useTranslation()
  const write = useMilestoneWrites(project.id)
  const save = (values: Record<string, unknown>) => {
    const body = bodyOf(values)
    const done = t(`${MILESTONES}.saved`)
    if (!milestone)
      return write({ path: `projects/${project.id}/milestones`, method: 'post', body, done })
    const { id, version } = milestone
    return write({ path: `project-milestones/${id}`, method: 'patch', body, version, done })
  }
  return (
    <FormDialog
      title={milestone ? t(`${MILESTONES}.edit`) : t(`${MILESTONES}.create`)}
      initialValues={{ ...milestone } as Record<string, unknown>}
      onSave={save}
      onClose={onClose}
    >
      <MilestoneFields projectId={project.id} isNew={!milestone} />
    </FormDialog>
  )
}

function MilestoneFields({ projectId, isNew }: { projectId: number; isNew: boolean }) {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const mayPlan = useAbility('schedules.view')
  return (
    <>
      <Field resource={MILESTONES} name="name" required>
        <Input dir="auto" maxLength={200} autoFocus />
      </Field>
      <Field resource={MILESTONES} name="nameAr">
        <Input dir="rtl" maxLength={200} />
      </Field>
      {isNew ? (
        <Field resource={MILESTONES} name="contractOn" required>
          <DayInput />
        </Field>
      ) : null}
      {mayPlan ? (
        <Field resource={MILESTONES} name="taskId" extra={t(`${MILESTONES}.task_hint`)}>
          <TaskSelect projectId={projectId} />
        </Field>
      ) : null}
      <ReachedField />
      {mayPrice ? <AmountFields /> : null}
    </>
  )
}

/** What is left empty is taken back. */
function bodyOf(values: Record<string, unknown>): object {
  const names = [...WRITTEN, ...AMOUNTS].filter((name) => name in values)
  const entered = names.map((name) => [name, values[name] === '' ? null : (values[name] ?? null)])
  const day = values.contractOn ? { contractOn: values.contractOn } : {}
  return { ...Object.fromEntries(entered), ...day }
}

/** A milestone of the schedule is reached when the schedule says so. */
function ReachedField() {
  const taskId = Form.useWatch('taskId') as number | null | undefined
  if (taskId) return null
  return (
    <Field resource={MILESTONES} name="reachedOn">
      <DayInput />
    </Field>
  )
}

function AmountFields() {
  return AMOUNTS.map((name) => (
    <Field key={name} resource={MILESTONES} name={name}>
      <DecimalInput maxLength={20} />
    </Field>
  ))
}

interface TaskSelectProps {
  projectId: number
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
}

/** One of the milestones of the project's schedule. */
function TaskSelect({ projectId, id, value, onChange }: TaskSelectProps) {
  const { i18n } = useTranslation()
  const path = `/api/projects/${projectId}/schedule`
  const { data, isFetching } = useQuery({
    queryKey: ['milestone-tasks', projectId],
    queryFn: async ({ signal }) => (await http.get<Schema<'Schedule'>>(path, { signal })).data,
  })
  const tasks = data?.tasks.filter(({ kind }) => kind.endsWith('_milestone')) ?? []
  return (
    <Select<number>
      id={id}
      allowClear
      showSearch
      optionFilterProp="label"
      loading={isFetching}
      // not shown until its name is known: a bare number means nothing
      value={(data && value) ?? undefined}
      options={tasks.map((task) => ({
        value: task.id,
        label: `${task.code} · ${nameIn(i18n.language, task.name, task.nameAr)}`,
      }))}
      onChange={(chosen) => onChange?.(chosen ?? null)}
      style={{ width: '100%' }}
    />
  )
}
