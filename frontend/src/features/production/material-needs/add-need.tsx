import { Form, Select } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { ConfirmAction } from '../../../kit/confirm-action'
import { nameIn } from '../../../kit/display/name-in'
import { RecordSelect } from '../../../kit/inputs/record-select'
import type { SchedulePlan } from '../schedules/plan/types'
import { NEEDS, useNeedActions } from './material-needs'
import { needBody, NeedFields } from './need-fields'
import { useNeedSave } from './use-need-save'

interface AddNeedProps {
  plan: SchedulePlan
  /** Absent: the task is chosen. */
  taskId?: number
}

/** States what a task needs. */
export function AddNeed({ plan, taskId }: AddNeedProps) {
  const { t } = useTranslation()
  const { create } = useNeedActions(plan.schedule.projectId)
  const save = useNeedSave()
  const mayLookUp = useAbility('materials.lookup')
  if (!mayLookUp) return null
  return (
    <ConfirmAction
      icon={<PlusOutlined />}
      label={t(`${NEEDS}.add`)}
      title={t(`${NEEDS}.add`)}
      confirmLabel={t('common.save')}
      fields={
        <>
          {taskId === undefined ? <TaskField plan={plan} /> : null}
          <MaterialField />
          <NeedFields />
        </>
      }
      onConfirm={(_, values) =>
        save(
          create.mutateAsync({
            taskId: taskId ?? Number(values.taskId),
            materialId: Number(values.materialId),
            ...needBody(values),
          }),
          t(`${NEEDS}.saved`)
        )
      }
    />
  )
}

function TaskField({ plan }: { plan: SchedulePlan }) {
  const { t, i18n } = useTranslation()
  return (
    <Form.Item
      name="taskId"
      label={t(`${NEEDS}.fields.taskId`)}
      rules={[{ required: true, message: t('kit.required') }]}
    >
      <Select
        showSearch
        optionFilterProp="label"
        options={plan.schedule.tasks.map((task) => ({
          value: task.id,
          label: `${task.wbs} ${nameIn(i18n.language, task.name, task.nameAr)}`,
        }))}
      />
    </Form.Item>
  )
}

function MaterialField() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="materialId"
      label={t(`${NEEDS}.fields.materialId`)}
      rules={[{ required: true, message: t('kit.required') }]}
    >
      <RecordSelect lookup="materials/lookup" />
    </Form.Item>
  )
}
