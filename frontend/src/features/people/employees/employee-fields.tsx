import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { EMPLOYEES, type Employee, type EmployeeField } from './employee'
import { FORM_GROUPS, NOT_NEW, ONLY_NEW } from './field-inputs'

/** The fields that this viewer may change, in groups; a new record has all. */
export function EmployeeFields({ employee }: { employee: Employee | undefined }) {
  const { t } = useTranslation()
  const isShown = (name: EmployeeField) =>
    employee
      ? employee.editable.includes(name) && !ONLY_NEW.has(name) && isOfStatus(employee, name)
      : !NOT_NEW.has(name)
  return FORM_GROUPS.map(({ key, fields }) => {
    const shown = Object.entries(fields).filter(([name]) => isShown(name as EmployeeField))
    if (!shown.length) return null
    return (
      <FieldGroup key={key} title={t(`${EMPLOYEES}.groups.${key}`)}>
        {shown.map(([name, { input, required, wide }]) => (
          <Field key={name} resource={EMPLOYEES} {...{ name, required, wide }}>
            {input}
          </Field>
        ))}
      </FieldGroup>
    )
  })
}

/** Who has left has no other status to choose. */
const isOfStatus = ({ employed }: Employee, name: EmployeeField) => name !== 'status' || employed
