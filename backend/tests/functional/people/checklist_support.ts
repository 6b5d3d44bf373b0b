import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

export const TEMPLATES = '/api/checklist-templates'

export const item = (owner = 'hr', dueDays = 0, more: Record<string, unknown> = {}) => ({
  title: `Task of ${owner}`,
  titleAr: `مهمة ${owner}`,
  ...{ owner, ownerUserId: null, dueDays, ...more },
})

export const templateBody = (more: Record<string, unknown> = {}) => ({
  name: 'Onboarding of everyone',
  nameAr: 'التحاق الجميع',
  kind: 'onboarding',
  departmentId: null,
  position: null,
  active: true,
  items: [item('hr', -3), item('person', 1)],
  ...more,
})

export async function aTemplate(client: ApiClient, more: Record<string, unknown> = {}) {
  const response = await call(client, 'hr.manager', 'post', TEMPLATES, { body: templateBody(more) })
  response.assertStatus(201)
  return response.body() as { id: number; version: number; name: string }
}

export async function checklistsOf(client: ApiClient, employeeId: number, as = 'hr.manager') {
  const response = await call(client, as, 'get', `/api/employees/${employeeId}/checklists`)
  response.assertStatus(200)
  return response.body()
}

let serial = 0

/** A piece of equipment that has gone out. */
export async function handedOut(client: ApiClient, holder: Record<string, unknown>) {
  const tag = `H-${process.pid}-${++serial}`
  const made = await call(client, 'buyer', 'post', '/api/equipment', {
    body: { tag, name: 'Laser level', nameAr: 'ميزان ليزري', category: 'survey' },
  })
  made.assertStatus(201)
  const { id, version } = made.body()
  const out = await call(client, 'buyer', 'post', `/api/equipment/${id}/check-out`, {
    body: { condition: 'good', signature: 'M 1 1 L 20 30', ...holder },
    seen: version,
  })
  out.assertStatus(200)
  return out.body() as { id: number; version: number; tag: string }
}
