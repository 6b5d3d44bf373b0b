import type { Schema } from '../../../api/types'

export const EMPLOYEES = 'people.employees'

export type Employee = Schema<'Employee'>
export type EmployeeField = Employee['editable'][number]

export const employeePath = ({ id }: { id: number | string }): string => `/hr/employees/${id}`
