import type { ApiClient, ApiResponse } from '@japa/api-client'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { Contract } from './contract.js'

export type Method = 'get' | 'post' | 'patch' | 'delete'
export type Sent = NonNullable<Parameters<typeof call>[4]>

/** Speaks with the portal as its people; holds each request and answer against the description. */
export class Conversation {
  private constructor(
    readonly client: ApiClient,
    readonly contract: Contract
  ) {}

  static async begin(client: ApiClient) {
    return new Conversation(client, await Contract.read(client))
  }

  /** Sends it, whatever comes back; refusals are described too. */
  async ask(as: string, method: Method, path: string, sent: Sent = {}): Promise<ApiResponse> {
    const response = await call(this.client, as, method, path, sent)
    this.contract.check(method, path, response)
    if (response.status() < 300 && sent.body) this.contract.checkBody(method, path, sent.body)
    return response
  }

  /** Sends what must be taken, and answers the body. */
  async made(as: string, path: string, body: Record<string, unknown>) {
    const response = await this.ask(as, 'post', path, { body })
    if (response.status() >= 300) throw new Error(`${path}: ${response.text()}`)
    return response.body()
  }

  /** Reads each path; none may be refused. */
  async shown(as: string, ...paths: string[]) {
    for (const path of paths) {
      const response = await this.ask(as, 'get', path)
      response.assertStatus(200)
    }
  }

  /** Sends a file with the fields of its form, and answers the body. */
  async uploaded(as: string, path: string, fields: Record<string, string>) {
    const request = this.client
      .post(path)
      .loginAs(await person(as))
      .withCsrfToken()
      .file('file', pdf(), { filename: 'document.pdf' })
    for (const [name, value] of Object.entries(fields)) request.field(name, value)
    const response = await request
    response.assertStatus(201)
    this.contract.check('post', path, response)
    return response.body()
  }
}
