/** A plain HTTP client with cookies, as a script or another program would talk to the portal. */
export class CookieJar {
  #cookies = new Map<string, string>()

  /** @param origin another portal than the one under test in this process */
  constructor(readonly origin = `http://${process.env.HOST}:${process.env.PORT}`) {}

  get token(): string | undefined {
    const token = this.#cookies.get('XSRF-TOKEN')
    return token === undefined ? undefined : decodeURIComponent(token)
  }

  /** The `Cookie` header, for requests that are made by other means. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set(name: string, value: string) {
    this.#cookies.set(name, value)
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** What someone would have who had copied the cookies by now. */
  copy(): CookieJar {
    const other = new CookieJar(this.origin)
    other.#cookies = new Map(this.#cookies)
    return other
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { 'x-xsrf-token': this.token }),
        ...headers,
        cookie: this.header,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      // a redirect to a page says so in words
      body: text && response.status !== 302 ? JSON.parse(text) : null,
    }
  }
}
