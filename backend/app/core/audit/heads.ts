import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { keyId } from '#core/base/key_id'
import env from '#start/env'

/** Where the chain of the audit log had come to at a moment, as it is kept outside the database. */
export interface Head {
  at: string
  sealId: number
  auditLogId: number
  /** How many rows were sealed. */
  count: number
  hash: string
  /** The first row of the log that has a signature of its own; those before it are older than signatures. */
  signedFrom?: number
}

interface SignedHead extends Head {
  /** Names the key without telling it. */
  key: string
  signature: string
}

/** Heads in the order in which they were signed, and what cannot be believed. */
export interface KnownHeads {
  heads: Head[]
  /** Numbers of lines that carry no signature of ours. */
  forged: number[]
  /** How many were signed with a key that is not here. */
  foreign: number
}

export const HEADS = 'audit-heads.jsonl'

const folder = () => env.get('AUDIT_HEADS_DIR') ?? join(env.get('DATA_DIR'), 'audit')
export const headsPath = () => join(folder(), HEADS)

const sign = ({ at, sealId, auditLogId, count, hash, signedFrom }: Head, key: string) => {
  const from = signedFrom === undefined ? [] : [signedFrom]
  return createHmac('sha256', key)
    .update(JSON.stringify(['binaa audit head', at, sealId, auditLogId, count, hash, ...from]))
    .digest('hex')
}

/** Appends a head, on the disk before it returns. One line is one write: several may append. */
export async function appendHead(head: Head) {
  const key = env.get('AUDIT_KEY').release()
  const signed: SignedHead = { ...head, key: keyId(key), signature: sign(head, key) }
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const file = await open(headsPath(), 'a', 0o600)
  try {
    await file.appendFile(`${JSON.stringify(signed)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** All heads that were signed here; none before the first. */
export async function readHeads(): Promise<KnownHeads> {
  const known: KnownHeads = { heads: [], forged: [], foreign: 0 }
  const text = await readFile(headsPath(), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  // what follows the last line break was cut off by a crash
  for (const [i, line] of text.split('\n').slice(0, -1).entries()) judgeLine(known, line, i + 1)
  known.heads.sort((a, b) => a.sealId - b.sealId)
  return known
}

/** The last line that is signed by us, as it can be kept anywhere and put back among the others; null before the first. */
export async function lastSignedLine(): Promise<string | null> {
  const { heads } = await readHeads()
  return heads.length ? JSON.stringify(heads.at(-1)) : null
}

function judgeLine(known: KnownHeads, line: string, number: number) {
  const head = parsed(line)
  if (!head) return known.forged.push(number)
  const keys = [env.get('AUDIT_KEY'), env.get('AUDIT_KEY_OLD')].flatMap(
    (key) => key?.release() ?? []
  )
  const key = keys.find((candidate) => keyId(candidate) === head.key)
  if (key === undefined) return known.foreign++
  if (same(sign(head, key), head.signature)) known.heads.push(head)
  else known.forged.push(number)
}

function parsed(line: string): SignedHead | null {
  try {
    const head = JSON.parse(line)
    return head && typeof head.signature === 'string' ? head : null
  } catch {
    return null
  }
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Puts the heads of a backup in the place of those here, which go on beside them under the time of the
 * restore: they tell of rows that the restored database does not have.
 */
export async function replaceHeads(copy: string | null, at: string) {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const aside = `${headsPath()}.until-${at.replace(/\W/g, '')}`
  await rename(headsPath(), aside).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (copy === null) return
  const file = await open(headsPath(), 'wx', 0o600)
  try {
    await file.writeFile(await readFile(copy))
    await file.sync()
  } finally {
    await file.close()
  }
}
