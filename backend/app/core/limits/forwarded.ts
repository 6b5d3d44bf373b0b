import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'

const NOTED_EVERY_MS = 60 * 60_000
let notedAt = -Infinity

export interface UntrustedProxy {
  address: string
  at: string
}

const notePath = () => join(env.get('DATA_DIR'), 'untrusted-proxy.json')

/**
 * Notes for `portal:doctor` that someone forwards for others without being trusted: behind a proxy
 * that is not named in `TRUSTED_PROXIES` everyone shares its address, and with it its limits.
 */
export function noteForwarding({ request }: HttpContext, address: string) {
  if (request.request.headers['x-forwarded-for'] === undefined) return
  if (address !== request.request.socket.remoteAddress) return
  if (performance.now() - notedAt < NOTED_EVERY_MS) return
  notedAt = performance.now()
  const note: UntrustedProxy = { address, at: new Date().toISOString() }
  writeFile(notePath(), JSON.stringify(note), { mode: 0o600 }).catch((err) =>
    logger.warn({ err }, 'an untrusted proxy could not be noted')
  )
}

/** What was noted last, if ever. */
export async function notedForwarding(): Promise<UntrustedProxy | null> {
  const text = await readFile(notePath(), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as UntrustedProxy)
}
