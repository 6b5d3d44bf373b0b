import { Form, Input } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { chosenEmployee } from '../employees/chosen-employee'
import { EmployeeChoice } from '../employees/employee-choice'
import { HoursInput } from './hours-input'
import { LIST_PATH, OVERTIME_REQUESTS, requestPath, type OvertimeRequest } from './overtime-request'

/** Asks for overtime: for oneself, or by HR for anyone. The address may state the day. */
export default function OvertimeRequestCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  return (
    <ResourceForm<OvertimeRequest>
      resource={OVERTIME_REQUESTS}
      title={t(`${OVERTIME_REQUESTS}.create`)}
      back={{ to: LIST_PATH, label: t(`${OVERTIME_REQUESTS}.title`) }}
      initialValues={{ workedOn: address.get('day') ?? undefined }}
      toBody={bodyOf}
      saveLabel={t(`${OVERTIME_REQUESTS}.send`)}
      onSaved={(request) => void navigate(requestPath(request))}
    >
      {() => <OvertimeFields />}
    </ResourceForm>
  )
}

function bodyOf(values: object) {
  const { employeeId, projectId, lateReason, ...rest } = values as Record<string, unknown>
  return {
    ...{ ...rest, projectId: projectId ?? null, lateReason: lateReason || null },
    ...chosenEmployee(employeeId),
  }
}

function OvertimeFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${OVERTIME_REQUESTS}.singular`)}>
      <EmployeeChoice resource={OVERTIME_REQUESTS} />
      <Field resource={OVERTIME_REQUESTS} name="workedOn" required>
        <DayInput />
      </Field>
      <Field
        resource={OVERTIME_REQUESTS}
        name="minutes"
        required
        extra={t(`${OVERTIME_REQUESTS}.hours_hint`)}
      >
        <HoursInput />
      </Field>
      <Field resource={OVERTIME_REQUESTS} name="projectId">
        <RecordSelect lookup="timesheets/projects" />
      </Field>
      <Field resource={OVERTIME_REQUESTS} name="reason" required wide>
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Field>
      <LateReason />
    </FieldGroup>
  )
}

/** Asked for once the day has come; whether that is still allowed, the server decides. */
function LateReason() {
  const { t } = useTranslation()
  const workedOn = Form.useWatch<string | undefined>('workedOn')
  if (!workedOn || workedOn > today()) return null
  return (
    <Field
      resource={OVERTIME_REQUESTS}
      name="lateReason"
      required
      wide
      extra={t(`${OVERTIME_REQUESTS}.late_hint`)}
    >
      <Input.TextArea dir="auto" rows={2} maxLength={1000} />
    </Field>
  )
}
