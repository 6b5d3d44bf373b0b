import { rawRows } from '#core/database/raw_rows'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import type User from '#identity/shared/user'
import { isWithin } from '#identity/shared/networks'
import { servicesOnly } from '#identity/shared/service_abilities'
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
  /** Set where it acts for no person, but as an account of its own. */
  service: ServiceRow | null
  toUser(): User
}

/** The service account of a token. */
export interface ServiceRow {
  id: number
  /** All that its tokens may do. */
  abilities: ReadonlySet<string>
  /** From where they are used; empty: from everywhere. */
  networks: readonly string[]
}

/** The token in force of a hash; null where it has expired or ended, or its person or service account is off. */
export async function findTokenRow(tokenHash: string): Promise<TokenRow | null> {
  const now = sqlInstant()
  const [row] = await rawRows<any>(writer(), (select ??= selection()), [tokenHash, now])
  if (!row) return null
  // no folder and no step of an approval names a program by its role
  if (row.service_id) row.users_role = 'service'
  const abilities: string[] = JSON.parse(row.abilities)
  return {
    ...{ tokenId: Number(row.token_id), hash: tokenHash },
    name: row.token_name,
    person: personOf(row),
    abilities: new Set(abilities.filter(isForTokens)),
    service: serviceOf(row),
    toUser: () => userOf(row),
  }
}

const serviceOf = (row: any): ServiceRow | null =>
  row.service_id && {
    id: Number(row.service_id),
    abilities: servicesOnly(JSON.parse(row.service_abilities)),
    networks: JSON.parse(row.service_networks),
  }

/** Ended tokens answer at once, whichever server is asked: it reads from the one that writes. */
function selection(): string {
  const list = personColumns().map(([alias, column]) => `${column} AS ${alias}`)
  return `SELECT ${list.join(', ')}, api_tokens.id AS token_id, api_tokens.name AS token_name,
      api_tokens.abilities, service.id AS service_id, service.abilities AS service_abilities,
      service.networks AS service_networks
    FROM api_tokens
    INNER JOIN users ON users.id = api_tokens.user_id
    LEFT JOIN service_accounts AS service
      ON service.user_id = users.id AND users.is_service = 1 AND service.active = 1
    WHERE api_tokens.token_hash = ? AND api_tokens.revoked_at IS NULL AND api_tokens.expires_at > ?
      AND CASE WHEN users.is_service = 1 THEN service.id IS NOT NULL ELSE users.disabled_at IS NULL END
    LIMIT 1`
}

/** Whether a token may be used from an address. */
export const isFromAllowed = ({ service }: TokenRow, ip: string): boolean =>
  !service || isWithin(ip, service.networks)

const noted = new Map<string, number>()
const MOST = 5000

/** When and from where a token was last used, to the minute. */
export async function noteUse({ tokenId, hash, service }: TokenRow, ip: string) {
  const now = Date.now()
  if (now - (noted.get(hash) ?? 0) < NOTED_SECONDS * 1000) return
  if (noted.size >= MOST) noted.clear()
  // first in memory: requests that arrive meanwhile need not write it too
  noted.set(hash, now)
  const used = { last_used_at: sqlInstant(), last_used_ip: ip.slice(0, 64) }
  await writer().from('api_tokens').where('id', tokenId).update(used)
  if (!service) return
  const { last_used_at: usedAt } = used
  await writer().from('service_accounts').where('id', service.id).update({ last_used_at: usedAt })
}
