import { tried } from '#tests/helpers/claims'

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: any
  language: 'en' | 'ar'
}

export interface Sent {
  method: string
  path: string
  /** The body as it goes over the wire: it need not be JSON. */
  body?: string
  headers?: Record<string, string>
}

/** Sends what no browser would send, with the cookies of someone who is signed in. */
export class Caller {
  readonly #cookies = new Map<string, string>()
  #turn = 0

  static async signedIn(username: string, password: string): Promise<Caller> {
    const caller = new Caller()
    await caller.send({ method: 'GET', path: '/api/auth/current-user' })
    const body = JSON.stringify({ username, password })
    const answer = await caller.send({ method: 'POST', path: '/api/auth/login', body })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`)
    return caller
  }

  get origin() {
    return `http://${process.env.HOST}:${process.env.PORT}`
  }

  /** What makes a request this person's. */
  get identity(): Record<string, string> {
    return {
      Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-XSRF-TOKEN': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
    }
  }

  /** Every second request asks for Arabic. */
  async send({ method, path, body, headers = {} }: Sent): Promise<Answer> {
    tried('bad input')
    const language = this.#turn++ % 2 ? 'ar' : 'en'
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.identity,
        'Accept-Language': language,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body,
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: parsed(text),
      language,
    }
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
