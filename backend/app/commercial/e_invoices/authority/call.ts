/** One request to the authority. */
export interface Request {
  base: string
  path: string
  method?: 'POST' | 'PATCH'
  headers?: Record<string, string>
  body: Record<string, unknown>
  signal?: AbortSignal
}

export interface Answer {
  status: number
  /** Null where it is no JSON. */
  body: unknown
}

/** The authority did not answer, or too late. */
export class Unreachable extends Error {}

const PATIENCE_MS = 30_000
/** A cleared document comes back whole; nothing of the authority is longer than this. */
const LONGEST_ANSWER = 8 * 1024 * 1024

/** @throws Unreachable */
export async function callAuthority(request: Request): Promise<Answer> {
  const { base, path, method = 'POST', headers, body, signal } = request
  const signals = [AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]
  try {
    const response = await fetch(`${base.replace(/\/+$/, '')}/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en',
        'Accept-Version': 'V2',
        'Content-Type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
      // 303 says that clearing is off; what it points to is not followed
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    })
    return { status: response.status, body: parsed(await limitedText(response)) }
  } catch (error) {
    signal?.throwIfAborted()
    throw new Unreachable('the authority did not answer', { cause: error })
  }
}

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > LONGEST_ANSWER) throw new RangeError('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // a page of a gateway; the status says what happened
    return null
  }
}

/** User and password of a certificate. */
export const credentials = (certificate: string, secret: string): Record<string, string> => {
  const user = Buffer.from(certificate).toString('base64')
  return { Authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` }
}
