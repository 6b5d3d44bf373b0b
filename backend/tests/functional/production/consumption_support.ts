import type { ApiClient } from '@japa/api-client'
import { rowKey } from '#production/consumption/row_key'
import { aPlace, aProject, move } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'

export const PATH = '/api/consumption'
export const PLANS = `${PATH}/plans`

export interface Work {
  project: number
  material: number
  warehouse: number
  id: number
}

/** 1,000 of a material at 20 in a store, of which a project is planned to take `planned`. */
export async function someWork(client: ApiClient, planned = '200', allowance = '5'): Promise<Work> {
  const { id: project } = await aProject()
  const { materialId: material, warehouseId: warehouse } = await aPlace(client, '1000', '20')
  const rows = [{ materialId: material, planned, allowance }]
  const body = { projectId: project, rows }
  ;(await call(client, 'planner', 'post', PLANS, { body })).assertStatus(201)
  return { project, material, warehouse, id: rowKey(project, material) }
}

export const get = async (client: ApiClient, path: string, by = 'planner') =>
  call(client, by, 'get', path)
export const show = async (client: ApiClient, { id }: Work, by = 'planner') =>
  (await get(client, `${PATH}/${id}`, by)).body()

export async function progress(
  client: ApiClient,
  work: Work,
  percent: string,
  reportedOn?: string
) {
  const { plan } = await show(client, work)
  const body = { percent, ...(reportedOn && { reportedOn }) }
  const path = `${PATH}/${work.id}/progress`
  return call(client, 'planner', 'post', path, { body, seen: plan.version })
}

export function moved(client: ApiClient, work: Work, type: 'issue' | 'return', quantity: string) {
  const place = { materialId: work.material, warehouseId: work.warehouse }
  const more = type === 'issue' ? {} : { reason: 'Left over' }
  return move(client, type, place, quantity, { projectId: work.project, ...more })
}

export const install = (
  client: ApiClient,
  { id }: Work,
  body: object,
  by = 'foreman',
  key?: string
) => call(client, by, 'post', `${PATH}/${id}/installations`, { body: body as never, key })
