import { Link } from 'react-router'
import { employeePath, type Employee } from './employee'

export function EmployeeLink({ id, name }: { id: number | null; name: string | null }) {
  if (id === null) return null
  return (
    <Link to={employeePath({ id })}>
      <bdi>{name}</bdi>
    </Link>
  )
}

export function DepartmentLink({ employee }: { employee: Employee }) {
  return (
    <Link to={`/hr/departments/${employee.departmentId}`}>
      <bdi>{employee.departmentName}</bdi>
    </Link>
  )
}
