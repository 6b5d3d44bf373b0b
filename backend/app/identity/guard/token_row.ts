import { rawRows } from '#core/database/raw_rows'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import type User from '#identity/shared/user'
import { isForTokens } from '#identity/shared/token_abilities'
import { personColumns, personOf, userOf, type Person } from './person_columns.js'

/** Seconds after which the next use of a token is noted. */
const NOTED_SECONDS = 60
let select: string | null = null

/** Who a program acts for, and what it may do of what that person may. */
export interface TokenRow {
  tokenId: number
  /** Its hash: no other token ever has the same. */
  hash: string
  name: string
  person: Person
  abilities: ReadonlySet<string>
  toUser(): User
}

/** The token in force of a hash, with its person; null where it has expired or ended, or its person is disabled. */
export async function findTokenRow(tokenHash: string): Promise<TokenRow | null> {
  const now = sqlInstant()
  const [row] = await rawRows<any>(writer(), (select ??= selection()), [tokenHash, now])
  if (!row) return null
  const abilities: string[] = JSON.parse(row.abilities)
  return {
    ...{ tokenId: Number(row.token_id), hash: tokenHash },
    name: row.token_name,
    person: personOf(row),
    abilities: new Set(abilities.filter(isForTokens)),
    toUser: () => userOf(row),
  }
}

/** Ended tokens answer at once, whichever server is asked: it reads from the one that writes. */
function selection(): string {
  const list = personColumns().map(([alias, column]) => `${column} AS ${alias}`)
  return `SELECT ${list.join(', ')}, api_tokens.id AS token_id, api_tokens.name AS token_name,
      api_tokens.abilities
    FROM api_tokens
    INNER JOIN users ON users.id = api_tokens.user_id AND users.disabled_at IS NULL
    WHERE api_tokens.token_hash = ? AND api_tokens.revoked_at IS NULL AND api_tokens.expires_at > ?
    LIMIT 1`
}

const noted = new Map<string, number>()
const MOST = 5000

/** When and from where a token was last used, to the minute. */
export async function noteUse({ tokenId, hash }: TokenRow, ip: string) {
  const now = Date.now()
  if (now - (noted.get(hash) ?? 0) < NOTED_SECONDS * 1000) return
  if (noted.size >= MOST) noted.clear()
  // first in memory: requests that arrive meanwhile need not write it too
  noted.set(hash, now)
  const used = { last_used_at: sqlInstant(), last_used_ip: ip.slice(0, 64) }
  await writer().from('api_tokens').where('id', tokenId).update(used)
}
