import { once } from 'node:events'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'

export interface Http2Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** The body as JSON. */
  json(): any
}

/** A browser of one address: a connection over HTTP/2, with cookies and the CSRF token. */
export class Http2Client {
  readonly #cookies = new Map<string, string>()

  private constructor(readonly session: ClientHttp2Session) {}

  /** @param localAddress the address that the server sees */
  static async open(origin: string, ca: Buffer, localAddress = '127.0.0.1'): Promise<Http2Client> {
    const session = connect(origin, { ca, localAddress } as object)
    await once(session, 'connect')
    return new Http2Client(session)
  }

  /** A request whose answer is read as it comes. */
  stream(method: string, path: string, headers: Record<string, string> = {}) {
    const token = this.#cookies.get('XSRF-TOKEN')
    return this.session.request({
      ':method': method,
      ':path': path,
      ...(token && { 'x-xsrf-token': decodeURIComponent(token) }),
      ...(this.#cookies.size && {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
      ...headers,
    })
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {}
  ): Promise<Http2Answer> {
    const stream = this.stream(method, path, {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    })
    stream.end(body === undefined ? undefined : JSON.stringify(body))
    const [answered] = (await once(stream, 'response')) as [
      IncomingHttpHeaders & { ':status': number },
    ]
    for (const line of answered['set-cookie'] ?? []) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const content = Buffer.concat(chunks)
    return {
      status: answered[':status'],
      headers: answered,
      body: content,
      json: () => JSON.parse(content.toString()),
    }
  }

  async signIn(username: string, password: string): Promise<Http2Answer> {
    await this.send('GET', '/api/auth/current-user')
    return this.send('POST', '/api/auth/login', { username, password })
  }

  close() {
    this.session.destroy()
  }
}
