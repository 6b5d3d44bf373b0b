import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { room } from '#core/disk/room'
import { notedForwarding } from '#core/limits/forwarded'
import env from '#start/env'
import { findBrowser } from '#engines/pdf/browser_path'
import { networkIsolation } from '#engines/pdf/network_isolation'
import { judged, known, type DoctorFinding } from './finding.js'

const NODE = 24
/** Uploads and the database stop being safe long before the last byte. */
const LEAST_FREE = 0.15

/** The process and the address people use. */
export async function examineProcess(): Promise<DoctorFinding[]> {
  const major = Number(process.versions.node.split('.')[0])
  const address = env.get('APP_URL')
  const safe = address?.startsWith('https:') || env.get('HOST') === '127.0.0.1'
  const zone = process.env.TZ
  return [
    judged('node', process.version, major >= NODE, 'failed', { least: NODE }),
    judged('time_zone', zone ?? ['unset'], zone === 'UTC', 'failed'),
    judged('address', address ?? ['local'], safe, 'warning'),
  ]
}

/** Where files, keys and the embedded database lie. */
export async function examineDisk(): Promise<DoctorFinding[]> {
  const folder = env.get('DATA_DIR')
  await access(folder, constants.R_OK | constants.W_OK)
  const { freeBytes, freeShare, isFull } = await room()
  const { mode } = await stat(folder)
  const free = { percent: Math.round(freeShare * 100), gigabytes: (freeBytes / 1e9).toFixed(1) }
  const open = (mode & 0o007) !== 0
  return [
    isFull
      ? judged('full_disk', ['free', free], false, 'failed')
      : judged('disk', ['free', free], freeShare > LEAST_FREE, 'warning'),
    judged('data_folder', [open ? 'open' : 'private'], !open, 'warning', { folder }),
  ]
}

/** The browser that prints PDF documents, and whether it can be kept from the network. */
export async function examineChromium(): Promise<DoctorFinding[]> {
  const { executablePath, source } = await findBrowser()
  const isolated = (await networkIsolation()) !== null
  return [
    known('chromium', `${executablePath} (${source})`),
    judged('chromium_network', [isolated ? 'yes' : 'no'], isolated, 'warning'),
  ]
}

/** Networks wider than any firm's own; what means everyone outright stops the start already. */
const EVERYONE = /\/[0-7]$/

/** Whose word is taken for where a caller comes from: limits and the audit log rest on it. */
export async function examineProxy(): Promise<DoctorFinding[]> {
  const trusted = env.get('TRUSTED_PROXIES', 'loopback')
  const all = EVERYONE.test(trusted.trim())
  const noted = await notedForwarding()
  return [
    judged('trusted_proxies', trusted, !all, 'failed'),
    judged(
      'forwarded_addresses',
      noted ? ['untrusted', { address: noted.address }] : ['none'],
      !noted,
      'warning'
    ),
  ]
}
