import { DateTime } from 'luxon'
import { personIn, userNames } from '#core/base/user_names'
import db from '@adonisjs/lucid/services/db'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  nullable,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isForServices } from '#identity/shared/service_abilities'
import type ServiceAccount from '#identity/shared/service_account'
import { inForce } from '#identity/shared/tokens_in_force'

/** An account that was not used for so long is shown as unused. */
export const UNUSED_DAYS = 90

/** Service accounts as lists and pages show them. */
export async function presentAccounts(
  accounts: readonly ServiceAccount[],
  client: QueryClientContract = db.connection()
) {
  const names = await userNames(
    accounts.flatMap(({ responsibleId, operators }) => [responsibleId, ...operators]),
    client
  )
  const tokens = await tokensOf(accounts, client)
  return accounts.map((account) => ({
    ...{ id: account.id, userId: account.userId, version: account.version },
    ...{ name: account.name, purpose: account.purpose, notes: account.notes },
    responsible: personIn(names, account.responsibleId),
    operators: account.operators.flatMap((id) => personIn(names, id) ?? []),
    // what it was given and no program may have any longer
    closed: account.abilities.filter((ability) => !isForServices(ability)),
    ...{ abilities: account.abilities, networks: account.networks, active: account.active },
    tokenCount: tokens.get(account.userId) ?? 0,
    lastUsedAt: iso(account.lastUsedAt),
    isUnused: isUnused(account),
    createdAt: iso(account.createdAt)!,
    updatedAt: iso(account.updatedAt)!,
    // who may read them may change them
    can: { update: true, turnOff: account.active, turnOn: !account.active },
  }))
}

const iso = (day: ServiceAccount['createdAt'] | null) => day?.toUTC().toISO() ?? null

/** To the end of a day, as the list is filtered by `idleSince`. */
const isUnused = ({ active, lastUsedAt, createdAt }: ServiceAccount) =>
  active && (lastUsedAt ?? createdAt) <= DateTime.utc().minus({ days: UNUSED_DAYS }).endOf('day')

/** Tokens in force, by the id that an account acts as. */
async function tokensOf(accounts: readonly ServiceAccount[], client: QueryClientContract) {
  const ids = accounts.map(({ userId }) => userId)
  const rows = await inForce(client.from('api_tokens').whereIn('user_id', ids))
    .groupBy('user_id')
    .select('user_id')
    .count('* as number')
  return new Map(rows.map((row) => [Number(row.user_id), Number(row.number)]))
}

export const serviceAccountFields = {
  ...{ id, userId: id, version: whole, name: text, purpose: text, notes: nullable(text) },
  ...{ responsible: nullable(person), operators: arrayOf(person), closed: arrayOf(text) },
  ...{ abilities: arrayOf(text), networks: arrayOf(text), active: flag, tokenCount: whole },
  ...{ lastUsedAt: nullable(instant), isUnused: flag },
  ...{ createdAt: instant, updatedAt: instant, can: can('update', 'turnOff', 'turnOn') },
}
