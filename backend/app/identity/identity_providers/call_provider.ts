import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overTls } from 'node:https'
import type { CustomFetch, CustomFetchOptions } from 'openid-client'
import singleSignOn from '#config/single_sign_on'
import { InsideAddress, isNamed, lookupOutside, pointsInside } from '#core/http/inside_addresses'

export const AWAY_REASONS = ['inside', 'certificate', 'timeout', 'unreachable', 'failing'] as const
export type AwayReason = (typeof AWAY_REASONS)[number]

/** The provider gives no answer that could be read. */
export class ProviderAway extends Error {
  constructor(
    readonly reason: AwayReason,
    options?: ErrorOptions
  ) {
    super(`the identity provider is away: ${reason}`, options)
  }
}

/** Keys and descriptions have some kilobytes. */
const MOST_BYTES = 1024 * 1024
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/
const { insideHosts, patience } = singleSignOn

/**
 * How the portal calls a provider: addresses that its description names are checked like the one that an
 * administrator entered, and redirects are not followed.
 * @throws ProviderAway
 */
export const callProvider: CustomFetch = async (address, options) => {
  const url = new URL(address)
  const late = AbortSignal.timeout(patience * 1000)
  try {
    if (pointsInside(url, insideHosts)) throw new InsideAddress(url.hostname)
    if (url.protocol !== 'https:' && !isNamed(url, insideHosts)) throw new InsideAddress(address)
    const response = await send(url, options, late)
    const body = await readAll(response)
    const status = response.statusCode!
    if (status >= 500) throw new ProviderAway('failing')
    return new Response(body.length ? body : null, { status, headers: headersOf(response) })
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    throw new ProviderAway(late.aborted ? 'timeout' : reasonOf(error), { cause: error })
  }
}

function send(url: URL, { method, headers, body }: CustomFetchOptions, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      ...{ method, headers, signal },
      // a connection of its own, so that no earlier look-up is believed
      agent: false as const,
      ...(isNamed(url, insideHosts) ? {} : { lookup: lookupOutside }),
    }
    const request = url.protocol === 'https:' ? overTls(url, options) : overHttp(url, options)
    // forms of the library only, never a stream
    request
      .once('response', resolve)
      .once('error', reject)
      .end(body ? String(body) : undefined)
  })
}

async function readAll(response: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new ProviderAway('failing')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function headersOf({ headers }: IncomingMessage): Headers {
  const { 'content-type': type, 'www-authenticate': challenge } = headers
  return new Headers({
    ...(type && { 'content-type': type }),
    ...(challenge && { 'www-authenticate': challenge }),
  })
}

function reasonOf(error: unknown): AwayReason {
  if (error instanceof InsideAddress) return 'inside'
  const { code = '' } = error as NodeJS.ErrnoException
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable'
}

/** The reason why a provider was away, however deep the library has wrapped it; null for another failure. */
export function awayReason(error: unknown): AwayReason | null {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof ProviderAway) return one.reason
  return null
}
