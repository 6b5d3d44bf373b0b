import type { ApiClient } from '@japa/api-client'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'

type Verb = 'get' | 'post' | 'patch' | 'put' | 'delete'

/** Calls the file manager as someone, with the version seen where there is one. */
export async function ask(
  client: ApiClient,
  as: string,
  verb: Verb,
  path: string,
  { body, seen: expectedVersion }: { body?: object; seen?: number } = {}
) {
  const request = client[verb](path)
    .loginAs(await person(as))
    .withCsrfToken()
  if (expectedVersion !== undefined) request.header('If-Match', `"${expectedVersion}"`)
  return body ? request.unsafeJson(body) : request
}

/** Puts a file into a folder. */
export async function put(
  client: ApiClient,
  as: string,
  folderId: number,
  filename: string,
  { content = pdf(), fields = {} }: { content?: Buffer; fields?: Record<string, string> } = {}
) {
  const request = client
    .post(`/api/folders/${folderId}/files`)
    .loginAs(await person(as))
    .withCsrfToken()
  for (const [name, value] of Object.entries(fields)) request.field(name, value)
  return request.file('file', content, { filename })
}

/** A new folder's body. */
export async function folder(client: ApiClient, as: string, name: string, parentId?: number) {
  const response = await ask(client, as, 'post', '/api/folders', { body: { name, parentId } })
  response.assertStatus(201)
  return response.body()
}
