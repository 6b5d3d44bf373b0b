import type { ApiClient } from '@japa/api-client'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { person } from '#tests/helpers/users'
import { send } from './permission_set_support.js'

export const ACCOUNTS = '/api/service-accounts'

export interface Account {
  id: number
  userId: number
  version: number
  name: string
  abilities: string[]
  active: boolean
}

/** A service account of the administrator, answered for by the buyer. */
export async function anAccount(client: ApiClient, abilities: string[], more: object = {}) {
  const { id: responsibleId } = await person('buyer')
  const body = { name: 'ERP', purpose: 'Sends vendors', responsibleId, abilities, ...more }
  const made = await send(client, 'post', ACCOUNTS, { body })
  made.assertStatus(201)
  return made.body() as Account
}

export const tokenWish = (abilities: string[], more: object = {}) => ({
  ...{ name: 'Server', abilities, days: 30, currentPassword: DEMO_PASSWORD, ...more },
})

/** A token that may do all that its account may. */
export async function aToken(client: ApiClient, { id, abilities }: Account, as = 'admin') {
  const body = tokenWish(abilities)
  const made = await send(client, 'post', `${ACCOUNTS}/${id}/tokens`, { as, body })
  made.assertStatus(201)
  return made.body() as { id: number; token: string; expiresAt: string }
}

type Method = 'get' | 'post' | 'patch' | 'delete'

/** What a program is answered that sends the token, and neither cookie nor CSRF token. */
export function askBy(
  client: ApiClient,
  token: string,
  method: Method,
  path: string,
  body?: object
) {
  const request = client[method](path).header('authorization', `Bearer ${token}`)
  return body ? request.unsafeJson(body) : request
}
