import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

let made = 0

export async function aDepartment(client: ApiClient, values: Record<string, unknown> = {}) {
  const nth = ++made
  const response = await call(client, 'hr.manager', 'post', '/api/departments', {
    body: { code: `D-${nth}`, name: `Department ${nth}`, nameAr: `إدارة ${nth}`, ...values },
  })
  response.assertStatus(201)
  return response.body() as { id: number; version: number; name: string; code: string }
}

/** What HR writes on a record. No value for HR alone has a part that one for everyone has. */
export const FULL_RECORD = {
  location: 'Olaya tower 2468',
  email: 'work.2468@binaa.example',
  phone: '+966 11 246 8001',
  mobile: '+966 50 246 8002',
  grade: 'G-7319',
  probationEndOn: '2019-07-29',
  contractType: 'fixed_term',
  contractEndOn: '2031-07-30',
  weeklyHours: 47,
  shift: 'rotating',
  weekend: 'friday',
  nationality: 'Nation7319',
  birthOn: '1987-03-19',
  gender: 'female',
  maritalStatus: 'widowed',
  personalEmail: 'home.7319@mail.example',
  personalMobile: '+966 55 731 9003',
  homeAddress: 'Villa 7319, Malqa',
  emergencyName: 'Sister 7319',
  emergencyPhone: '+966 56 731 9004',
  socialInsuranceNumber: 'GOSI-7319',
  borderNumber: 'BORDER-7319',
  visaProfession: 'Profession 7319',
  notes: 'Note 7319',
}

export async function anEmployee(client: ApiClient, values: Record<string, unknown> = {}) {
  const nth = ++made
  const departmentId = values.departmentId ?? (await aDepartment(client)).id
  const response = await call(client, 'hr.manager', 'post', '/api/employees', {
    body: {
      name: `Person ${nth}`,
      nameAr: `موظف ${nth}`,
      position: 'Engineer',
      positionAr: 'مهندس',
      joinOn: '2019-02-03',
      departmentId,
      ...values,
    },
  })
  response.assertStatus(201)
  return response.body() as { id: number; version: number; name: string; number: string }
}

/** Somebody who has left comes back on a day. */
export async function comesBack(client: ApiClient, id: number, effectiveOn: string) {
  const { version } = (await call(client, 'hr.manager', 'get', `/api/employees/${id}`)).body()
  const back = await call(client, 'hr.manager', 'post', `/api/employees/${id}/job-changes`, {
    body: { effectiveOn, status: 'active' },
    seen: version,
  })
  back.assertStatus(201)
}

export async function leaves(client: ApiClient, id: number, lastDayOn: string) {
  const { version } = (await call(client, 'hr.manager', 'get', `/api/employees/${id}`)).body()
  const left = await call(client, 'hr.manager', 'post', `/api/employees/${id}/leaving`, {
    body: { lastDayOn, status: 'resigned' },
    seen: version,
  })
  left.assertStatus(200)
}
