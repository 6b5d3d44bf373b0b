import type { ApiClient } from '@japa/api-client'
import type { ApiResponse } from '@japa/api-client'
import { call } from '../procurement/support.js'
import { person } from '#tests/helpers/users'

export const REVIEWS = '/api/access-reviews'
export const ITEMS = '/api/access-review-items'

export interface Item {
  id: number
  version: number
  state: string
  guarded: boolean
  user: { id: number; username: string }
  can: { confirm: boolean; change: boolean; lookAgain: boolean }
  [name: string]: any
}

export async function openReview(client: ApiClient, as = 'admin') {
  const opened = await call(client, as, 'post', REVIEWS, { body: { note: 'Audit' } })
  opened.assertStatus(201)
  return opened.body() as { id: number; version: number; counts: Record<string, number> }
}

export async function itemsOf(client: ApiClient, reviewId: number, query = '', as = 'admin') {
  const path = `${ITEMS}?reviewId=${reviewId}&_start=0&_end=100${query}`
  const answer = await call(client, as, 'get', path)
  answer.assertStatus(200)
  return answer.body() as Item[]
}

export async function itemOf(client: ApiClient, reviewId: number, username: string, as = 'admin') {
  const { id } = await person(username)
  const [item] = await itemsOf(client, reviewId, `&userId=${id}`, as)
  return item!
}

type Verb = 'confirm' | 'change' | 'reopen'

export const decide = (
  client: ApiClient,
  { id, version }: Pick<Item, 'id' | 'version'>,
  verb: Verb,
  { as = 'admin', body = {} }: { as?: string; body?: Record<string, unknown> } = {}
): Promise<ApiResponse> =>
  call(client, as, 'post', `${ITEMS}/${id}/${verb}`, { body, seen: version })

/** Confirms everything that is left: plain rows by the administrator, the others one by one. */
export async function confirmRest(client: ApiClient, reviewId: number) {
  const pending = await itemsOf(client, reviewId, '&state=pending')
  for (const item of pending) {
    const as = item.user.username === 'admin' ? 'general.manager' : 'admin'
    ;(await decide(client, item, 'confirm', { as })).assertStatus(200)
  }
}

export async function complete(client: ApiClient, reviewId: number, as = 'admin') {
  const { version } = (await call(client, as, 'get', `${REVIEWS}/${reviewId}`)).body()
  return call(client, as, 'post', `${REVIEWS}/${reviewId}/complete`, { body: {}, seen: version })
}
