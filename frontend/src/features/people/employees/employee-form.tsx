import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { today } from '../../../kit/inputs/today'
import { EMPLOYEES, employeePath, type Employee } from './employee'
import { EmployeeFields } from './employee-fields'

/** Create and edit. The form holds the fields that the viewer may change: all for HR, a few of one's own. */
export function EmployeeForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<Employee>
      resource={EMPLOYEES}
      id={id}
      title={t(`${EMPLOYEES}.${id === undefined ? 'create' : 'edit'}`)}
      back={
        id === undefined
          ? { to: '/hr/employees', label: t(`${EMPLOYEES}.title`) }
          : { to: employeePath({ id }), label: t(`${EMPLOYEES}.singular`) }
      }
      initialValues={{ employmentType: 'full_time', joinOn: today(), weekend: 'friday_saturday' }}
      onSaved={(employee) => void navigate(employeePath(employee))}
    >
      {(_form, employee) => <EmployeeFields employee={employee} />}
    </ResourceForm>
  )
}
