import db from '@adonisjs/lucid/services/db'
import type { Head } from './heads.js'
import { signerOf } from './row_signature.js'
import { GENESIS, sealOf, type LogRow } from './seal_audit.js'

/**
 * `cut`: rows of a signed head are gone; `inserted`: dated before a head that was signed without it;
 * `forged`: written by something that does not have the portal's key; `repeated`: a copy of another row.
 */
export type BreakReason =
  'edited' | 'missing' | 'relinked' | 'recomputed' | 'cut' | 'inserted' | 'forged' | 'repeated'

export interface Break {
  /** Null for a row that has no seal yet. */
  sealId: number | null
  auditLogId: number
  reason: BreakReason
}

export interface AuditVerdict {
  valid: boolean
  checked: number
  /** Rows not yet chained (younger than a few seconds). */
  pending: number
  /** First row that does not fit, and why. */
  broken: Break | null
  lastHash: string
}

interface Start {
  sealId: number
  hash: string
  checked: number
  signedFrom?: number
}

interface Walk {
  checked: number
  broken: Break | null
  lastHash: string
  lastSealId: number
  lastLogId: number
  /** The first row with a signature; from there on each has one. */
  signedFrom?: number
}

const PAGE = 2000
/** So many signatures are kept twice over, to see a row that was put in again. */
const RECENT = 100_000
/** No transaction takes longer from writing a row of the log to its commit. */
const LATEST_MS = 15 * 60_000

/** Walks the whole chain: an edited, deleted, inserted or reordered row breaks it. */
export async function verifyAudit(heads: Head[] = []): Promise<AuditVerdict> {
  const start = { sealId: 0, hash: GENESIS, checked: 0 }
  const walk = await followChain(start, heads)
  const { pending, broken } = walk.broken
    ? { pending: await pendingRows(), broken: walk.broken }
    : await judgePending(walk)
  return { valid: !broken, checked: walk.checked, pending, broken, lastHash: walk.lastHash }
}

/**
 * Walks the chain from where it is known, past the heads that were signed on the way. Anyone who may
 * write the tables can compute a whole chain again, but not one that has the signed hashes in it.
 */
export async function followChain(start: Start, heads: Head[] = []): Promise<Walk> {
  const walk: Walk = {
    ...{ checked: start.checked, broken: null, lastHash: start.hash },
    ...{ lastSealId: start.sealId, lastLogId: 0, signedFrom: start.signedFrom },
  }
  const signatures = new Signatures()
  const ahead = [...heads]
  let floor = ''
  for (;;) {
    const seals = await sealsAfter(walk.lastSealId)
    if (!seals.length) break
    const rows = await db.from('audit_logs').whereIn(
      'id',
      seals.map((seal) => seal.audit_log_id)
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const seal of seals) {
      const row = byId.get(seal.audit_log_id)
      if (ahead[0] && ahead[0].sealId < seal.id) return { ...walk, broken: cut(ahead[0]) }
      const reason = judgeSeal(seal, row, walk.lastHash, floor) ?? signatures.judge(row, walk)
      if (reason) return { ...walk, broken: breakAt(seal, reason) }
      walk.lastHash = seal.hash
      walk.lastSealId = seal.id
      walk.lastLogId = seal.audit_log_id
      walk.checked++
      while (ahead[0]?.sealId === seal.id) {
        const head = ahead.shift()!
        if (head.hash !== seal.hash || head.count !== walk.checked)
          return { ...walk, broken: breakAt(seal, 'recomputed') }
        if (signatures.areWipedBefore(head)) return { ...walk, broken: breakAt(seal, 'forged') }
        floor = new Date(Date.parse(head.at) - LATEST_MS).toISOString()
      }
    }
  }
  return ahead[0] ? { ...walk, broken: cut(ahead[0]) } : walk
}

const sealsAfter = (id: number) =>
  db.from('audit_seals').where('id', '>', id).orderBy('id').limit(PAGE)

function judgeSeal(seal: any, row: any, previous: string, floor: string): BreakReason | null {
  if (!row) return 'missing'
  if (seal.previous_hash !== previous) return 'relinked'
  if (sealOf(previous, row) !== seal.hash) return 'edited'
  return String(row.at) < floor ? 'inserted' : null
}

const breakAt = (seal: any, reason: BreakReason): Break => ({
  ...{ sealId: seal.id, auditLogId: seal.audit_log_id, reason },
})

const cut = ({ sealId, auditLogId }: Head): Break => ({ sealId, auditLogId, reason: 'cut' })

/** Judges who wrote rows, one after the other in the order of their seals. */
class Signatures {
  /** Of the latest rows: an older one that came again would be dated before the last head. */
  #recent = new Set<string>()
  #former = new Set<string>()
  /** The last row without a signature, and whether one of ours was met. */
  #unsignedTo = 0
  #hasOurs = false

  /** Rows that were signed as a head says, and are not any more. */
  areWipedBefore({ signedFrom }: Head) {
    return signedFrom !== undefined && (!this.#hasOurs || this.#unsignedTo >= signedFrom)
  }

  judge(row: LogRow, walk: Pick<Walk, 'signedFrom'>): BreakReason | null {
    const signer = signerOf(row)
    if (signer === 'forged') return 'forged'
    if (signer === 'none') this.#unsignedTo = Math.max(this.#unsignedTo, row.id)
    // those of another key, or of none, come before all of ours
    if (signer !== 'ours') return walk.signedFrom ? 'forged' : null
    walk.signedFrom ??= row.id
    this.#hasOurs = true
    const signature = String(row.signature)
    if (this.#recent.has(signature) || this.#former.has(signature)) return 'repeated'
    this.#recent.add(signature)
    if (this.#recent.size >= RECENT) [this.#former, this.#recent] = [this.#recent, new Set()]
    return null
  }
}

/** The rows that wait for their seal: how many, and the first that the portal has not written. */
async function judgePending(walk: Walk) {
  const signatures = new Signatures()
  let pending = 0
  for (let after = 0; ;) {
    const rows: LogRow[] = await unsealed()
      .where('audit_logs.id', '>', after)
      .orderBy('audit_logs.id')
      .limit(PAGE)
      .select('audit_logs.*')
    for (const row of rows) {
      pending++
      const reason = signatures.judge(row, walk)
      if (reason) return { pending, broken: { sealId: null, auditLogId: row.id, reason } }
    }
    if (rows.length < PAGE) return { pending, broken: null }
    after = rows.at(-1)!.id
  }
}

const unsealed = () =>
  db
    .from('audit_logs')
    .leftJoin('audit_seals', 'audit_seals.audit_log_id', 'audit_logs.id')
    .whereNull('audit_seals.id')

async function pendingRows() {
  const [row] = await unsealed().count('* as total')
  return Number(row.total)
}
