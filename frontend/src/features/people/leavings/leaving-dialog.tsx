import { Alert, Form, Input, Radio, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Body, Schema } from '../../../api/types'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { useTabWrites } from '../../../kit/show/use-tab-rows'
import { changesPath } from '../job-changes/job-changes'
import { LEAVINGS, useRefreshLeaving, type Leaving } from './leaving'

type Values = Body<'leavings.store'>

interface DialogProps {
  employee: Schema<'Employee'>
  /** The last day that is moved. */
  planned?: Leaving
  onClose: () => void
}

/** The last day of someone who resigns or is let go, and who takes over. */
export function LeavingDialog({ employee, planned, onClose }: DialogProps) {
  const { t } = useTranslation()
  const write = useTabWrites(changesPath(employee.id))
  const refresh = useRefreshLeaving(employee.id)
  const save = async (values: Values) => {
    await write({
      path: `employees/${employee.id}/leaving`,
      method: 'post',
      version: employee.version,
      body: { ...values, successorId: values.successorId ?? null },
      done: t(`${LEAVINGS}.saved`),
    })
    await refresh()
  }
  const { lastDayOn = today(), status = 'resigned', successorId = null } = planned ?? {}
  return (
    <FormDialog<Values>
      title={t(`${LEAVINGS}.${planned ? 'move' : 'enter'}`)}
      intro={<Alert type="info" showIcon message={t(`${LEAVINGS}.enter_hint`)} />}
      initialValues={{ lastDayOn, status, successorId, immediate: false }}
      onSave={save}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="lastDayOn" label={t(`${LEAVINGS}.last_day`)} rules={[{ required: true }]}>
        <DayInput />
      </Form.Item>
      <Form.Item name="status" label={t('people.employees.fields.status')}>
        <Radio.Group
          options={(['resigned', 'terminated'] as const).map((value) => ({
            value,
            label: t(`people.employees.status.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="endReason" label={t('people.employees.fields.endReason')}>
        <Input.TextArea rows={2} maxLength={1000} />
      </Form.Item>
      <Form.Item
        name="successorId"
        label={t(`${LEAVINGS}.successor`)}
        extra={t(`${LEAVINGS}.successor_hint`)}
      >
        <RecordSelect lookup="employees/lookup" />
      </Form.Item>
      <Form.Item
        name="immediate"
        label={t(`${LEAVINGS}.immediate`)}
        extra={t(`${LEAVINGS}.immediate_hint`)}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </>
  )
}
