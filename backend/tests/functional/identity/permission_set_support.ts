import type { ApiClient } from '@japa/api-client'
import { namesOf } from '#identity/shared/powers'
import { person } from '#tests/helpers/users'

interface Sent {
  as?: string
  body?: object
  version?: number
}

export async function send(
  client: ApiClient,
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  { as = 'admin', body, version }: Sent = {}
) {
  const request = client[method](path)
    .loginAs(await person(as))
    .withCsrfToken()
  if (body) request.json(body)
  return version === undefined ? request : request.header('If-Match', `"${version}"`)
}

/** A new set of the administrator. */
export async function setOf(client: ApiClient, name: string, permissions: string[], as = 'admin') {
  const body = { name, permissions }
  const made = await send(client, 'post', '/api/permission-sets', { as, body })
  made.assertStatus(201)
  return made.body()
}

export async function planned(client: ApiClient, body: object, as = 'admin') {
  const answer = await send(client, 'post', '/api/permission-matrix/preview', { as, body })
  answer.assertStatus(200)
  return answer.body()
}

/** Previews a change and carries out what was shown. */
export async function apply(client: ApiClient, body: object, as = 'admin') {
  const { preview } = await planned(client, body, as)
  const sent = { as, body: { ...body, preview } }
  const answer = await send(client, 'post', '/api/permission-matrix/apply', sent)
  answer.assertStatus(200)
  return answer.body()
}

export const permissionsOf = async (username: string) =>
  namesOf((await person(username)).permissions)

export const lastHeld = async (client: ApiClient, as = 'general.manager') =>
  (await send(client, 'get', '/api/held-changes', { as })).body()[0]

/** Someone confirms what was requested last. */
export async function confirmLast(client: ApiClient, as: string, body: object = {}, status = 200) {
  const { id } = await lastHeld(client)
  const answer = await send(client, 'post', `/api/held-changes/${id}/confirm`, { as, body })
  answer.assertStatus(status)
  return answer.body()
}
