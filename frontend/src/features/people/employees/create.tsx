import { EmployeeForm } from './employee-form'

export default function EmployeeCreate() {
  return <EmployeeForm />
}
