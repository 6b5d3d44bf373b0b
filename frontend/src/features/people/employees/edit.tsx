import { useParams } from 'react-router'
import { EmployeeForm } from './employee-form'

export default function EmployeeEdit() {
  return <EmployeeForm id={Number(useParams().id)} />
}
