import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'
import { ABILITIES, abilitiesFor, isAdmin } from '#identity/access/access'
import type { Rule } from '#identity/access/rule'
import { isDeciding } from '#identity/delegations/delegated_abilities'
import type { Holdings, ServiceHoldings } from '#identity/shared/access_review_item'
import { accessSettings } from '#identity/shared/access_settings'
import { employmentOf } from '#identity/shared/employment'
import { isOwner } from '#identity/shared/owners'
import { namesOf } from '#identity/shared/powers'
import { readPowers, readSets } from '#identity/shared/read_powers'
import type User from '#identity/shared/user'
import { holdsOfService, readServices } from './service_holdings.js'
import { inForce } from '#identity/shared/tokens_in_force'

/** What each of some accounts holds now. Within a transaction powers are the latest, not what it saw first. */
export async function readHoldings(
  client: QueryClientContract,
  users: readonly User[]
): Promise<Map<number, Holdings>> {
  const ids = users.map(({ id }) => id)
  const sets = await readSets(client)
  const powers = await readPowers(client, users)
  const employment = await employmentOf(client, ids)
  const beside = await readBeside(client, ids)
  const services = await readServices(client, users)
  return new Map(
    users.map((user) => {
      const { setIds, ownPermissions, deniedPermissions } = powers.get(user.id)!
      const held = setIds.map((id) => sets.get(id)!)
      return [
        user.id,
        {
          ...rightsOf(user),
          ...{ granted: ownPermissions, denied: deniedPermissions },
          sets: held.map(({ id, name, nameAr, active }) => ({ id, name, nameAr, active })),
          lastLoginAt: user.lastLoginAt?.toUTC().toISO() ?? null,
          employment: employment(user.id),
          ...beside(user.id),
          twoStep: user.twoStepOn,
          ...holdsOfService(services.get(user.id)),
        },
      ]
    })
  )
}

function rightsOf(user: User) {
  const abilities = abilitiesFor(user, accessSettings)
  return {
    role: user.role,
    administers: isAdmin(user),
    owns: isOwner(user),
    permissions: namesOf(user.permissions),
    strict: abilities.filter((ability) => (ABILITIES[ability] as Rule).strict),
    deciding: abilities.filter(isDeciding),
    disabled: user.isDisabled,
  }
}

/** Recognizes the rights of an account: other rights, another digest. What follows from them is left out. */
export function digestOf(holdings: Holdings): string {
  const { role, administers, owns, permissions, granted, denied, sets } = holdings
  const { strict, deciding, disabled, service } = holdings
  const parts = [role, administers, owns, permissions, granted, denied, strict, deciding, disabled]
  const ids = sets.map(({ id }) => id)
  return createHash('sha256')
    .update(JSON.stringify([...parts, ids, ...(service ? [ofService(service)] : [])]))
    .digest('hex')
}

const ofService = ({ abilities, networks, responsible }: ServiceHoldings) => [
  ...[abilities, networks, responsible?.id ?? null],
]

/** It is looked at for itself: it decides, administers, is held by no role alone, or is that of a program. */
export const isGuardedRow = ({ strict, deciding, administers, owns, service }: Holdings) =>
  Boolean(service) || administers || owns || strict.length > 0 || deciding.length > 0

type Beside = Pick<Holdings, 'lentTo' | 'lentBy' | 'tokens' | 'passkeys' | 'providers'>

/** Delegations, tokens, passkeys and links of accounts. */
async function readBeside(
  client: QueryClientContract,
  ids: number[]
): Promise<(userId: number) => Beside> {
  const loans = await loansOf(client, ids)
  const tokens = await countsOf(inForce(client.from('api_tokens').whereIn('user_id', ids)))
  const passkeys = await countsOf(client.from('passkeys').whereIn('user_id', ids))
  const links: { user_id: number; name: string }[] = await client
    .from('user_identities')
    .innerJoin('identity_providers', 'identity_providers.id', 'user_identities.provider_id')
    .whereIn('user_identities.user_id', ids)
    .orderBy('user_identities.id')
    .select('user_identities.user_id', 'identity_providers.name')
  return (userId) => ({
    lentTo: loans
      .filter((loan) => loan.from === userId)
      .map(({ to, ...days }) => ({ ...shown(days), colleague: to.name })),
    lentBy: loans
      .filter((loan) => loan.to.id === userId)
      .map(({ lender, ...days }) => ({ ...shown(days), colleague: lender })),
    tokens: tokens.get(userId) ?? 0,
    passkeys: passkeys.get(userId) ?? 0,
    providers: links.filter((link) => Number(link.user_id) === userId).map(({ name }) => name),
  })
}

const shown = ({ fromOn, toOn }: { fromOn: string; toOn: string }) => ({ fromOn, toOn })

/** Delegations that are or will be in force. */
async function loansOf(client: QueryClientContract, ids: number[]) {
  const rows = await client
    .from('approval_delegations as given')
    .innerJoin('users as lender', 'lender.id', 'given.user_id')
    .innerJoin('users as delegate', 'delegate.id', 'given.delegate_id')
    .where('given.to_on', '>=', today())
    .where((one) => void one.whereIn('given.user_id', ids).orWhereIn('given.delegate_id', ids))
    .orderBy('given.id')
    .select('given.user_id', 'given.delegate_id', 'given.from_on', 'given.to_on')
    .select('lender.name as lender', 'delegate.name as delegate')
  return rows.map((row) => ({
    ...{ from: Number(row.user_id), lender: row.lender as string },
    to: { id: Number(row.delegate_id), name: row.delegate as string },
    ...{ fromOn: row.from_on as string, toOn: row.to_on as string },
  }))
}

async function countsOf(query: ReturnType<QueryClientContract['from']>) {
  const rows = await query.groupBy('user_id').select('user_id').count('* as number')
  return new Map(rows.map((row) => [Number(row.user_id), Number(row.number)]))
}
