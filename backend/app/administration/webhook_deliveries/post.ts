import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overTls } from 'node:https'
import webhooksConfig from '#config/webhooks'
import { InsideAddress, isNamed, lookupOutside, pointsInside } from '#core/http/inside_addresses'
import type { DeliveryReason } from './webhook_delivery.js'

export interface Answer {
  reason: DeliveryReason | null
  statusCode: number | null
  /** What was answered, its first 500 characters. */
  answer: string | null
  durationMs: number
}

const SHOWN = 500

/**
 * Sends one message and reads the beginning of what is answered. Redirects are not followed: they
 * would carry the message where no administrator has sent it.
 */
export async function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal
): Promise<Answer> {
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  const patience = AbortSignal.timeout(webhooksConfig.patience * 1000)
  try {
    if (pointsInside(url, webhooksConfig.insideHosts)) throw new InsideAddress(url.hostname)
    const response = await send(url, headers, body, AbortSignal.any([signal, patience]))
    const answer = await beginningOf(response)
    const statusCode = response.statusCode!
    return { reason: reasonOf(statusCode), statusCode, answer, durationMs: took() }
  } catch (error) {
    signal.throwIfAborted()
    const reason = patience.aborted ? 'timeout' : failureOf(error)
    return { reason, statusCode: null, answer: null, durationMs: took() }
  }
}

function send(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      method: 'POST',
      signal,
      // a connection of its own, so that no earlier look-up is believed
      agent: false as const,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      ...(isNamed(url, webhooksConfig.insideHosts) ? {} : { lookup: lookupOutside }),
    }
    const request = url.protocol === 'https:' ? overTls(url, options) : overHttp(url, options)
    request.once('response', resolve).once('error', reject).end(body)
  })
}

/** Never more than is shown is read: an endless answer ends here. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
  let text = ''
  response.setEncoding('utf8')
  for await (const part of response) {
    text += part
    if (text.length >= SHOWN) break
  }
  response.destroy()
  return text.replaceAll('\0', '').slice(0, SHOWN) || null
}

function reasonOf(status: number): DeliveryReason | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/

function failureOf(error: unknown): DeliveryReason {
  if (error instanceof InsideAddress) return 'inside'
  const { code = '' } = error as NodeJS.ErrnoException
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable'
}
