import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

export const HR_REPORTS = '/api/hr-reports'

export interface ShownFigures {
  columns: { key: string; kind: string; opens: boolean }[]
  rows: { key: string; values: Record<string, number | null> }[]
  total: { key: string; values: Record<string, number | null> }
}

export async function figuresOf(
  client: ApiClient,
  as: string,
  name: string,
  query: Record<string, string | number> = {}
): Promise<ShownFigures> {
  const search = new URLSearchParams(Object.entries(query).map(([key, one]) => [key, `${one}`]))
  const answer = await call(client, as, 'get', `${HR_REPORTS}/${name}?${search}`)
  answer.assertStatus(200)
  return answer.body()
}

/** The rows behind a figure: how many there are in all, and what those of the first page add to it. */
export async function rowsOf(
  client: ApiClient,
  as: string,
  name: string,
  query: Record<string, string | number>
) {
  const search = new URLSearchParams(Object.entries(query).map(([key, one]) => [key, `${one}`]))
  const answer = await call(client, as, 'get', `${HR_REPORTS}/${name}/rows?_end=500&${search}`)
  answer.assertStatus(200)
  const rows: Record<string, any>[] = answer.body()
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return { rows, amount, total: Number(answer.header('x-total-count')) }
}

export const rowOf = ({ rows }: ShownFigures, key: string | number) =>
  rows.find((row) => row.key === String(key))?.values
