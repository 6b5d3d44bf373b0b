import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { certify } from './certificate_authority.js'

interface Message {
  code: string
  message: string
}

/** What the authority says of the next document. */
export interface Verdict {
  errors?: Message[]
  warnings?: Message[]
}

/** The one-time password that it takes. */
export const OTP = '123345'

const typed = (type: string, messages: Message[] = []) =>
  messages.map((one) => ({ type, category: 'KSA', status: type, ...one }))

/**
 * Answers as the tax authority does, on this machine and while the demo company is set up: its e-invoices are
 * sent by the code that sends those of a firm. It judges nothing; each verdict is told before.
 */
export class DemoAuthority {
  verdict: Verdict = {}
  #server: Server | undefined
  #pem = ''

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
    const body = JSON.parse(await textOf(request)) as Record<string, string>
    const { status, answer } = this.#answer(request.url!, body)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  }

  #answer(path: string, body: Record<string, string>) {
    if (path === '/compliance') this.#pem = Buffer.from(body.csr!, 'base64').toString('utf8')
    if (path === '/compliance' || path === '/production/csids')
      return { status: 200, answer: this.#certificate() }
    if (path === '/compliance/invoices') return { status: 200, answer: resultsOf({}) }
    const { errors, warnings } = this.verdict
    const status = errors ? 400 : warnings ? 202 : 200
    const clears = path.includes('clearance') && !errors
    const answer = { ...resultsOf(this.verdict), ...(clears && { clearedInvoice: body.invoice }) }
    return { status, answer }
  }

  #certificate() {
    const token = Buffer.from(certify(this.#pem)).toString('base64')
    return {
      requestID: 1000,
      binarySecurityToken: token,
      secret: 'demo',
      dispositionMessage: 'ISSUED',
    }
  }
}

const resultsOf = ({ errors, warnings }: Verdict) => ({
  validationResults: {
    infoMessages: [],
    warningMessages: typed('WARNING', warnings),
    errorMessages: typed('ERROR', errors),
    status: errors ? 'ERROR' : warnings ? 'WARNING' : 'PASS',
  },
})

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
