import { Form, Input } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DayInput } from '../../../kit/inputs/day-input'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { today } from '../../../kit/inputs/today'
import { useAbility } from '../../../providers/access'
import { chosenEmployee } from '../employees/chosen-employee'
import { EmployeeChoice } from '../employees/employee-choice'
import {
  ATTENDANCE_CORRECTIONS,
  correctionPath,
  LIST_PATH,
  type AttendanceCorrection,
} from './attendance-correction'

/** Asks that the times of a day be put right: for oneself, or by HR for anyone. */
export default function AttendanceCorrectionCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isHr = useAbility('employees.manage')
  const [address] = useSearchParams()
  const employeeId = (isHr && Number(address.get('employee'))) || undefined
  return (
    <ResourceForm<AttendanceCorrection>
      resource={ATTENDANCE_CORRECTIONS}
      title={t(`${ATTENDANCE_CORRECTIONS}.create`)}
      back={{ to: LIST_PATH, label: t(`${ATTENDANCE_CORRECTIONS}.title`) }}
      initialValues={{ employeeId, workedOn: address.get('on') ?? today() }}
      toBody={bodyOf}
      saveLabel={t(`${ATTENDANCE_CORRECTIONS}.send`)}
      onSaved={(correction) => void navigate(correctionPath(correction))}
    >
      {() => <CorrectionFields />}
    </ResourceForm>
  )
}

function bodyOf(values: object) {
  const { employeeId, inAt, outAt, ...rest } = values as Record<string, unknown>
  const times = { inAt: inAt ?? null, outAt: outAt ?? null }
  return { ...rest, ...times, ...chosenEmployee(employeeId) }
}

function CorrectionFields() {
  const { t } = useTranslation()
  const resource = ATTENDANCE_CORRECTIONS
  const workedOn = Form.useWatch<string | undefined>('workedOn')
  return (
    <FieldGroup title={t(`${resource}.singular`)}>
      <EmployeeChoice resource={resource} />
      <Field resource={resource} name="workedOn" required>
        <DayInput />
      </Field>
      {(['inAt', 'outAt'] as const).map((name) => (
        <Field key={name} resource={resource} name={name} extra={t(`${resource}.time_hint`)}>
          <InstantInput startOn={workedOn} />
        </Field>
      ))}
      <Field resource={resource} name="note" required wide>
        <Input.TextArea dir="auto" rows={3} maxLength={1000} />
      </Field>
    </FieldGroup>
  )
}
