import { Checkbox, Flex, Form, Input, Select, type SelectProps } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DayInput } from '../../../kit/inputs/day-input'
import { withoutAriaRequired } from '../../../kit/inputs/plain-select'
import { chosenEmployee } from '../employees/chosen-employee'
import { EmployeeChoice } from '../employees/employee-choice'
import { Estimate } from './estimate'
import { LEAVE_REQUESTS, LIST_PATH, requestPath, type LeaveRequest } from './leave-request'
import { useLeaveTypes } from './use-leave-types'

/** Asks for leave: for oneself, or by HR for anyone. */
export default function LeaveRequestCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const employeeId = Number(address.get('employee')) || undefined
  return (
    <ResourceForm<LeaveRequest>
      resource={LEAVE_REQUESTS}
      title={t(`${LEAVE_REQUESTS}.create`)}
      back={{ to: LIST_PATH, label: t(`${LEAVE_REQUESTS}.title`) }}
      initialValues={{ employeeId, startsHalf: false, endsHalf: false }}
      toBody={bodyOf}
      saveLabel={t(`${LEAVE_REQUESTS}.send`)}
      onSaved={(request) => void navigate(requestPath(request))}
    >
      {() => <LeaveFields />}
    </ResourceForm>
  )
}

function bodyOf(values: object) {
  const { employeeId, note, ...rest } = values as Record<string, unknown>
  return { ...rest, note: note || null, ...chosenEmployee(employeeId) }
}

function LeaveFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${LEAVE_REQUESTS}.singular`)}>
      <EmployeeChoice resource={LEAVE_REQUESTS} />
      <Field resource={LEAVE_REQUESTS} name="leaveTypeId" required>
        <TypeSelect />
      </Field>
      <Field resource={LEAVE_REQUESTS} name="fromOn" required>
        <DayInput />
      </Field>
      <Field resource={LEAVE_REQUESTS} name="toOn" required>
        <DayInput />
      </Field>
      <HalfDays />
      <Field resource={LEAVE_REQUESTS} name="note" wide>
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Field>
      <Estimate />
    </FieldGroup>
  )
}

function TypeSelect(props: SelectProps<number>) {
  const options = useLeaveTypes().map(({ id, label }) => ({ value: id, label }))
  return (
    <Select<number>
      {...withoutAriaRequired(props)}
      showSearch
      optionFilterProp="label"
      options={options}
    />
  )
}

/** Offered for kinds that may be taken by half days. */
function HalfDays() {
  const { t } = useTranslation()
  const typeId = Form.useWatch<number | undefined>('leaveTypeId')
  const allows = useLeaveTypes().find(({ id }) => id === typeId)?.halfDays ?? false
  if (!allows) return null
  return (
    <Flex gap="middle" wrap style={{ gridColumn: '1 / -1', marginBlockEnd: 12 }}>
      {(['startsHalf', 'endsHalf'] as const).map((name) => (
        <Form.Item key={name} name={name} valuePropName="checked" noStyle>
          <Checkbox>{t(`${LEAVE_REQUESTS}.fields.${name}`)}</Checkbox>
        </Form.Item>
      ))}
    </Flex>
  )
}
