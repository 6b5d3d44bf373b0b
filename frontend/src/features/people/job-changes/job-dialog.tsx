import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Body, Schema } from '../../../api/types'
import { FormDialog } from '../../../kit/form/form-dialog'
import { Field } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { useTabWrites } from '../../../kit/show/use-tab-rows'
import { changesPath, JOB_CHANGES } from './job-changes'

type Values = Body<'job_changes.store'>

interface DialogProps {
  employee: Schema<'Employee'>
  onClose: () => void
}

const FIELDS = [
  'departmentId',
  'managerId',
  'position',
  'positionAr',
  'location',
  'grade',
  'employmentType',
] as const

/** The job from a day on: what is left as it is isn't sent. */
export function JobDialog({ employee, onClose }: DialogProps) {
  const { t } = useTranslation()
  const write = useTabWrites(changesPath(employee.id))
  const save = ({ effectiveOn, reason, ...job }: Values) => {
    const changed = FIELDS.filter((name) => (job[name] ?? null) !== (employee[name] ?? null))
    const back = employee.employed ? {} : { status: 'active' }
    return write({
      path: `employees/${employee.id}/job-changes`,
      method: 'post',
      version: employee.version,
      body: {
        ...{ effectiveOn, reason: reason ?? null, ...back },
        ...Object.fromEntries(changed.map((name) => [name, job[name] ?? null])),
      },
      done: t(`${JOB_CHANGES}.saved`),
    })
  }
  const initial = Object.fromEntries(FIELDS.map((name) => [name, employee[name]]))
  return (
    <FormDialog<Values>
      title={t(`${JOB_CHANGES}.${employee.employed ? 'change' : 'return'}`)}
      initialValues={{ ...initial, effectiveOn: today() } as Partial<Values>}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="effectiveOn"
        label={t(`${JOB_CHANGES}.from`)}
        rules={[{ required: true }]}
        extra={t(`${JOB_CHANGES}.from_hint`)}
      >
        <DayInput />
      </Form.Item>
      <JobInputs />
      <Form.Item name="reason" label={t(`${JOB_CHANGES}.reason`)}>
        <Input.TextArea rows={2} maxLength={400} />
      </Form.Item>
    </FormDialog>
  )
}

function JobInputs() {
  const resource = 'people.employees'
  return (
    <>
      <Field resource={resource} name="departmentId" required>
        <RecordSelect lookup="departments/lookup" />
      </Field>
      <Field resource={resource} name="managerId">
        <RecordSelect lookup="employees/lookup" />
      </Field>
      <Field resource={resource} name="position" required>
        <Input dir="auto" maxLength={120} />
      </Field>
      <Field resource={resource} name="positionAr" required>
        <Input dir="rtl" maxLength={120} />
      </Field>
      <Field resource={resource} name="location">
        <Input dir="auto" maxLength={120} />
      </Field>
      <Field resource={resource} name="grade">
        <LatinInput maxLength={20} />
      </Field>
      <Field resource={resource} name="employmentType" required>
        <ChoiceSelect list="employment-types" />
      </Field>
    </>
  )
}
