import type { Schema } from '../../../api/types'

export const PAY = 'people.employee_pay'

export type Pay = Schema<'EmployeePay'>
export type Rate = Schema<'PayRate'>

export const payPath = (employeeId: number) => `/api/employees/${employeeId}/pay`
