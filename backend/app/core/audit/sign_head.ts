import db from '@adonisjs/lucid/services/db'
import { appendHead, readHeads, type Head } from './heads.js'
import { GENESIS } from './seal_audit.js'
import { followChain } from './verify_audit.js'

/**
 * Signs where the chain of the audit log has come to and keeps it outside the database. What came
 * since the last head is walked first: nothing is signed that does not follow from what was.
 * @returns whether there was anything to sign
 * @throws Error when the chain no longer leads on from the last head
 */
export async function signHead(): Promise<boolean> {
  const { heads } = await readHeads()
  const last = heads.at(-1) ?? null
  const newest = await db.from('audit_seals').orderBy('id', 'desc').first()
  if (!last && !newest) return false
  if (last) await requireKept(last)
  if (!newest || newest.id === last?.sealId) return false
  const from = {
    ...{ sealId: last?.sealId ?? 0, hash: last?.hash ?? GENESIS, checked: last?.count ?? 0 },
    signedFrom: last?.signedFrom,
  }
  const { broken, checked, lastHash, lastSealId, lastLogId, signedFrom } = await followChain(from)
  if (broken) throw new Error(`audit log: row ${broken.auditLogId} was ${broken.reason}`)
  await appendHead({
    ...{ at: new Date().toISOString(), sealId: lastSealId, auditLogId: lastLogId },
    ...{ count: checked, hash: lastHash, signedFrom },
  })
  return true
}

async function requireKept({ sealId, hash }: Head) {
  const seal = await db.from('audit_seals').where('id', sealId).first()
  if (seal?.hash !== hash)
    throw new Error(`audit log: seal ${sealId} is not the one that was signed`)
}
