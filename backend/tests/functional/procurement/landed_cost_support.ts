import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { checkStock } from '#database/integrity/stock'
import { checkRevaluations } from '#database/integrity/revaluations'
import { call } from './support.js'
import { agree } from './stock_support.js'

export const PATH = '/api/landed-costs'
export const freight = (amount: string) => [{ kind: 'freight', amount }]

export const receiptOf = async ({ materialId }: { materialId: number }) =>
  (
    await db
      .from('stock_movement_lines as l')
      .join('stock_movements as m', 'm.id', 'l.movement_id')
      .where({ 'l.material_id': materialId, 'm.type': 'receive' })
      .orderBy('m.id', 'desc')
      .select('m.id')
      .firstOrFail()
  ).id as number

/** Charges on receipts, agreed to by another person where one is not enough. */
export async function land(client: ApiClient, body: Record<string, unknown>) {
  const answer = await call(client, 'storekeeper', 'post', PATH, { body })
  answer.assertStatus(201)
  if (answer.body().status !== 'submitted') return answer.body()
  const agreed = await agree(client, answer.body())
  agreed.assertStatus(200)
  return agreed.body()
}

export const costOf = async (projectId: number, materialId: number) => {
  const row = await db
    .from('project_material_movements')
    .where({ project_id: projectId, material_id: materialId })
    .sum('value_minor as value')
    .first()
  return Number(row?.value ?? 0) / 100
}

export const isSound = async () => [
  ...(await checkStock()).problems,
  ...(await checkRevaluations()).problems,
]

export const versionOf = async (id: number) =>
  (await db.from('stock_movements').where('id', id).select('version').firstOrFail()).version

export const reverse = async (client: ApiClient, id: number) => {
  const path = `/api/stock-movements/${id}/reverse`
  const answer = await call(client, 'storekeeper', 'post', path, {
    ...{ body: { reason: 'Wrong invoice' }, seen: await versionOf(id) },
  })
  return answer
}
