import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { certify } from '#database/seeders/demo/e_invoicing/certificate_authority'
import { judge, type Problem, type Received, type SentBody } from './document_checks.js'

/** What the next documents meet. `lost` takes a document and breaks off before it answers. */
type Mood = 'open' | 'away' | 'busy' | 'lost' | 'warns' | 'unauthorized' | 'clearing_off'

interface Account {
  certificate: string
  secret: string
  requestId: string
}

interface Reply {
  status: number
  body: unknown
}

/** The one-time password that this authority takes. */
export const OTP = '123345'

/**
 * The tax authority as its published interface describes it: a real server that gives certificates and
 * judges schema, signature, hash, QR code, chain and rules of every document.
 */
export class AuthoritySimulator {
  mood: Mood = 'open'
  /** Documents that were taken, in the order in which they came. */
  readonly taken: Received[] = []
  readonly requests: { path: string; headers: IncomingMessage['headers'] }[] = []
  /** Sample documents that were checked for compliance. */
  checked = 0
  #accounts: Account[] = []
  #server: Server | undefined

  /** @returns the base address */
  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#serve(request, response))
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const path = request.url!
    this.requests.push({ path, headers: request.headers })
    const text = await bodyOf(request)
    if (this.mood === 'away') return void response.destroy()
    const { status, body } = await this.#answer(request, path, JSON.parse(text) as never)
    if (this.mood === 'lost') return void response.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

  async #answer(request: IncomingMessage, path: string, body: never): Promise<Reply> {
    if (request.headers['accept-version'] !== 'V2') return { status: 406, body: {} }
    if (this.mood === 'busy') return { status: 503, body: { message: 'busy' } }
    if (path === '/compliance') return this.#certificate(request, body)
    const account = this.#accountOf(request)
    if (!account || this.mood === 'unauthorized')
      return { status: 401, body: { status: 401, error: 'Unauthorized' } }
    if (path === '/production/csids' && request.method === 'PATCH')
      return this.#certificate(request, body)
    if (path === '/production/csids') return this.#production(account, body)
    if (path === '/compliance/invoices') return this.#check(body)
    return this.#take(path, request, body)
  }

  #certificate(request: IncomingMessage, { csr }: { csr: string }): Reply {
    if (request.headers.otp !== OTP)
      return invalid([{ code: 'Invalid-OTP', message: 'Invalid OTP' }])
    return { status: 200, body: this.#give(Buffer.from(csr, 'base64').toString('utf8')) }
  }

  #give(pem: string) {
    const account = {
      certificate: certify(pem),
      secret: `secret ${this.#accounts.length + 1}`,
      requestId: String(1_000 + this.#accounts.length),
    }
    this.#accounts.push(account)
    this.#pems.set(account.requestId, pem)
    return {
      requestID: Number(account.requestId),
      binarySecurityToken: Buffer.from(account.certificate).toString('base64'),
      secret: account.secret,
      dispositionMessage: 'ISSUED',
    }
  }

  readonly #pems = new Map<string, string>()

  #production(account: Account, { compliance_request_id: id }: { compliance_request_id: string }) {
    if (id !== account.requestId || this.checked < 6)
      return invalid([{ code: 'Missing-ComplianceSteps', message: 'Compliance is not done' }])
    return { status: 200, body: this.#give(this.#pems.get(id)!) }
  }

  async #check(body: SentBody): Promise<Reply> {
    const { problems } = await judge(body)
    if (problems.length) return invalid(problems)
    this.checked += 1
    return { status: 200, body: passed([]) }
  }

  async #take(path: string, request: IncomingMessage, body: SentBody): Promise<Reply> {
    const clears = path === '/invoices/clearance/single'
    if (!clears && path !== '/invoices/reporting/single') return { status: 404, body: {} }
    if (clears && this.mood === 'clearing_off') return { status: 303, body: {} }
    const { received, problems } = await judge(body)
    const before = this.taken.find(({ uuid }) => uuid === received.uuid)
    if (before?.hash === received.hash) return { status: 409, body: passed([]) }
    problems.push(...this.#chain(received))
    if (clears && received.simplified) problems.push({ code: 'BR-KSA-06', message: 'simplified' })
    if (clears !== (request.headers['clearance-status'] === '1'))
      problems.push({ code: 'CLEARANCE_STATUS', message: 'wrong header' })
    if (problems.length) return invalid(problems)
    this.taken.push(received)
    const warnings = this.mood === 'warns' ? [WARNING] : []
    const status = warnings.length ? 202 : 200
    const cleared = clears ? { clearedInvoice: Buffer.from(received.xml).toString('base64') } : {}
    return { status, body: { ...passed(warnings), ...cleared } }
  }

  /** A counter belongs to one document, whose previous hash is that of the counter before. */
  #chain({ certificate, counter, previousHash }: Received): Problem[] {
    const own = this.taken.filter((one) => one.certificate === certificate)
    const same = own.some((one) => one.counter === counter)
    const before = own.find((one) => one.counter === counter - 1)
    const problems = same ? [{ code: 'KSA-16', message: 'The counter was used before' }] : []
    if (before && before.hash !== previousHash)
      problems.push({ code: 'KSA-13', message: 'The previous hash is another one' })
    return problems
  }

  #accountOf({ headers }: IncomingMessage): Account | undefined {
    const [, encoded = ''] = (headers.authorization ?? '').split(' ')
    const [token = '', secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
    const certificate = Buffer.from(token, 'base64').toString('utf8')
    return this.#accounts.find((one) => one.certificate === certificate && one.secret === secret)
  }
}

const WARNING = { code: 'BR-KSA-F-06-C23', message: 'Street is short | الشارع قصير' }

const typed = (type: string, problems: Problem[]) =>
  problems.map((one) => ({ type, category: 'TEST', status: type, ...one }))

const invalid = (problems: Problem[]): Reply => ({
  status: 400,
  body: {
    validationResults: {
      infoMessages: [],
      warningMessages: [],
      errorMessages: typed('ERROR', problems),
      status: 'ERROR',
    },
    clearanceStatus: 'NOT_CLEARED',
    reportingStatus: 'NOT_REPORTED',
  },
})

const passed = (warnings: Problem[]) => ({
  validationResults: {
    // one message comes without a list
    infoMessages: { type: 'INFO', code: 'XSD_ZATCA_VALID', category: 'XSD', message: 'Complied' },
    warningMessages: typed('WARNING', warnings),
    errorMessages: [],
    status: warnings.length ? 'WARNING' : 'PASS',
  },
  clearanceStatus: 'CLEARED',
  reportingStatus: 'REPORTED',
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
