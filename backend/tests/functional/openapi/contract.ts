import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { call } from '../procurement/support.js'

type Operation = Record<string, any>
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, any>>
}

const FORMATS = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  email: /^[^\s@]+@[^\s@]+$/,
}

/** The published description, to hold requests and answers against. */
export class Contract {
  readonly #ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats: FORMATS })

  private constructor(readonly document: ApiDocument) {
    this.#ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components'])
    this.#ajv.addSchema(document, 'api')
  }

  static async read(client: ApiClient): Promise<Contract> {
    const response = await call(client, 'staff', 'get', '/api/openapi.json')
    response.assertStatus(200)
    return new Contract(response.body())
  }

  /** Compiles the schema at a JSON pointer. @throws where it is none, or refers to nothing */
  compile(...path: string[]) {
    const pointer = path.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))
    const reference = ['api#', ...pointer.map(encodeURIComponent)].join('/')
    return this.#ajv.compile({ $ref: reference })
  }

  /** @throws Error saying where the answer differs from what is described */
  check(method: string, url: string, response: ApiResponse) {
    const path = this.#pathOf(url.split('?')[0], method)
    const status = String(response.status())
    const name = `${method.toUpperCase()} ${path} → ${status}`
    const described = this.document.paths[path][method].responses[status]
    if (!described) throw new Error(`${name} is not described: ${response.text()}`)
    const answer = described.$ref
      ? this.document.components.responses[described.$ref.split('/').at(-1)]
      : described
    for (const header of Object.keys(answer.headers ?? {})) {
      if (response.header(header.toLowerCase()) === undefined)
        throw new Error(`${name} lacks ${header}`)
    }
    if (!answer.content) return
    const media = Object.keys(answer.content)[0]
    if (media !== 'application/json') return
    const at = described.$ref
      ? ['components', 'responses', described.$ref.split('/').at(-1)]
      : ['paths', path, method, 'responses', status]
    this.#require(name, [...at, 'content', media, 'schema'], response.body())
  }

  /** @throws Error where a body that is to be taken would not fit its description */
  checkBody(method: string, url: string, body: unknown) {
    const path = this.#pathOf(url, method)
    const at = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema']
    this.#require(`body of ${method} ${path}`, at, body)
  }

  #require(name: string, at: string[], value: unknown) {
    const validate = this.compile(...at)
    if (validate(value)) return
    throw new Error(`${name}: ${this.#ajv.errorsText(validate.errors, { separator: '\n' })}`)
  }

  /** The described path of an address; a literal one before one with parameters. */
  #pathOf(url: string, method: string): string {
    const found = Object.keys(this.document.paths)
      .filter((path) => this.document.paths[path][method])
      .filter((path) =>
        new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(url)
      )
      .sort((a, b) => a.split('{').length - b.split('{').length)
    if (!found.length) throw new Error(`${method} ${url} is not described`)
    return found[0]
  }
}
