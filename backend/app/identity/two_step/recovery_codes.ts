import { createHash, randomBytes } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { insertRows } from '#core/database/many_rows'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

const CODES = 10
/** Crockford's base 32: no letter that is taken for a digit or for another one. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 140 bits, so that a plain hash is enough: no one tries them all, whoever has the table. */
const LENGTH = 28
const GROUPS = /.{4}(?=.)/g

/** Replaces all codes of a person. @returns them as they are written down; only their hashes are kept */
export async function renewRecoveryCodes(uow: UnitOfWork, userId: number): Promise<string[]> {
  await forgetRecoveryCodes(uow, userId)
  const codes = Array.from({ length: CODES }, newCode)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), used_at: null }))
  await insertRows(uow.trx, 'recovery_codes', rows)
  return codes.map((code) => code.replace(GROUPS, '$&-'))
}

export async function forgetRecoveryCodes({ trx }: UnitOfWork, userId: number) {
  await trx.from('recovery_codes').where('user_id', userId).delete()
}

/** Uses a code up. @returns whether it was one of the person's that had not been used */
export async function takeRecoveryCode(
  { trx }: UnitOfWork,
  userId: number,
  typed: string
): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  const taken = await trx
    .from('recovery_codes')
    .where({ user_id: userId, code_hash: hashOf(code) })
    .whereNull('used_at')
    .update({ used_at: sqlInstant() })
  return Number(taken) === 1
}

export async function recoveryCodesLeft(client: Pick<QueryClientContract, 'from'>, userId: number) {
  const row = await client
    .from('recovery_codes')
    .where('user_id', userId)
    .whereNull('used_at')
    .count('* as total')
    .first()
  return Number(row.total)
}

const newCode = () =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]!).join('')

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')
