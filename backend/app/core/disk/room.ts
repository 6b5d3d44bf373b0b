import { statfs } from 'node:fs/promises'
import { AppError } from '#core/base/app_error'
import env from '#start/env'

const MB = 1024 * 1024
/** Measured at most once in this time, however many write. */
const KEPT_MS = 1000
const RETRY_SECONDS = 60

export interface Room {
  freeBytes: number
  freeShare: number
  /** Whether what is left is kept for signing in, clearing up and the portal's own notes. */
  isFull: boolean
}

let last: { at: number; room: Promise<Room> } | null = null

/** Room on the disk of the data. Below the reserve (`DISK_RESERVE_MB`) the disk counts as full. */
export function room(): Promise<Room> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), room: measured() }
  return last.room
}

async function measured(): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(env.get('DATA_DIR'))
  const freeBytes = bavail * bsize
  return { freeBytes, freeShare: bavail / blocks, isFull: freeBytes < reserve() }
}

/**
 * Refuses what would grow while there is still room for all else.
 * @param bytes what is about to be written, where it is known
 * @throws AppError 507 DISK_FULL
 */
export async function requireRoom(bytes = 0): Promise<void> {
  const { freeBytes } = await room()
  if (freeBytes - bytes < reserve()) throw diskFull()
}

/** Also for what the disk itself refuses, when something else has filled it. */
export function diskFull() {
  return new AppError(507, 'DISK_FULL', { headers: { 'Retry-After': String(RETRY_SECONDS) } })
}

const reserve = () => (env.get('DISK_RESERVE_MB') ?? 256) * MB
