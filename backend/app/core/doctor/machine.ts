import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { room } from '#core/disk/room'
import { notedForwarding } from '#core/limits/forwarded'
import env from '#start/env'
import { findBrowser } from '#engines/pdf/browser_path'
import { networkIsolation } from '#engines/pdf/network_isolation'
import { judged, type DoctorFinding } from './finding.js'

const NODE = 24
/** Uploads and the database stop being safe long before the last byte. */
const LEAST_FREE = 0.15

/** The process and the address people use. */
export async function examineProcess(): Promise<DoctorFinding[]> {
  const major = Number(process.versions.node.split('.')[0])
  const address = env.get('APP_URL') ?? 'http, this machine only'
  const safe = address.startsWith('https:') || env.get('HOST') === '127.0.0.1'
  const advice = 'set APP_URL to the https address: cookies are then sent over TLS only'
  return [
    judged('Node', process.version, major >= NODE, 'failed', `use Node ${NODE}`),
    judged(
      'time zone',
      process.env.TZ ?? 'unset',
      process.env.TZ === 'UTC',
      'failed',
      'run in UTC'
    ),
    judged('address', address, safe, 'warning', advice),
  ]
}

/** Where files, keys and the embedded database lie. */
export async function examineDisk(): Promise<DoctorFinding[]> {
  const folder = env.get('DATA_DIR')
  await access(folder, constants.R_OK | constants.W_OK)
  const { freeBytes, freeShare, isFull } = await room()
  const { mode } = await stat(folder)
  const found = `${Math.round(freeShare * 100)} % free, ${(freeBytes / 1e9).toFixed(1)} GB`
  const open = (mode & 0o007) !== 0
  return [
    judged(
      'disk',
      found,
      !isFull && freeShare > LEAST_FREE,
      isFull ? 'failed' : 'warning',
      isFull ? 'full: nothing is saved before space is freed' : 'free some space before it is full'
    ),
    judged(
      'data folder',
      open ? 'open to all' : 'private',
      !open,
      'warning',
      `chmod 700 ${folder}`
    ),
  ]
}

/** The browser that prints PDF documents, and whether it can be kept from the network. */
export async function examineChromium(): Promise<DoctorFinding[]> {
  const { executablePath, source } = await findBrowser()
  const isolated = (await networkIsolation()) !== null
  const advice = 'allow user namespaces, or run the container without network access'
  return [
    { what: 'Chromium', state: 'ok', found: `${executablePath} (${source})` },
    judged('Chromium without network', isolated ? 'yes' : 'no', isolated, 'warning', advice),
  ]
}

/** Networks wider than any firm's own; what means everyone outright stops the start already. */
const EVERYONE = /\/[0-7]$/

/** Whose word is taken for where a caller comes from: limits and the audit log rest on it. */
export async function examineProxy(): Promise<DoctorFinding[]> {
  const trusted = env.get('TRUSTED_PROXIES', 'loopback')
  const all = EVERYONE.test(trusted.trim())
  const noted = await notedForwarding()
  const found = noted ? `${noted.address} forwards but is not trusted` : 'none is ignored'
  return [
    judged(
      'trusted proxies',
      trusted,
      !all,
      'failed',
      'name the proxy alone: now everyone may state any address as their own'
    ),
    judged(
      'forwarded addresses',
      found,
      !noted,
      'warning',
      'add the proxy to TRUSTED_PROXIES, then delete untrusted-proxy.json in DATA_DIR'
    ),
  ]
}
