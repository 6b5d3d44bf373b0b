import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { useAbility } from '../../../providers/access'

/** Whom a request is for: HR may choose someone, everyone else asks for themselves. */
export function EmployeeChoice({ resource }: { resource: string }) {
  const { t } = useTranslation()
  const isHr = useAbility('employees.manage')
  if (!isHr) return null
  return (
    <Field resource={resource} name="employeeId" extra={t(`${resource}.own_hint`)}>
      <RecordSelect lookup="employees/lookup" />
    </Field>
  )
}
