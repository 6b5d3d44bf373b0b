import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant, toDate } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { basisOfMonth } from './facts/basis_of_month.js'
import { factsOfMonth } from './facts/facts_of_month.js'
import { monthOf } from './facts/month.js'
import { countPeople, peopleAfter } from './facts/people_of_month.js'
import { linesOfMonth, type LineRow } from './lines_of_month.js'

/** People who are counted between two turns of others: a job may share its process with requests. */
const PEOPLE_A_TURN = 50

/** The lines of a month, and what was known when they were counted. */
export interface CountedMonth {
  lines: LineRow[]
  /** Before the first was read: what is written from then on may not be in them. */
  builtAt: Date
  basis: string
}

/**
 * The lines of everyone who works here in a month, read block by block.
 * @param passed called with the share of them that is done, from 0 to 1; may throw to stop
 */
export async function countMonth(
  client: Pick<QueryClientContract, 'from'>,
  name: string,
  passed?: (share: number) => Promise<void>
): Promise<CountedMonth> {
  const month = monthOf(name)
  const now = today()
  const known = { builtAt: toDate(sqlInstant()), basis: await basisOfMonth(client, month) }
  const total = await countPeople(client, month)
  const lines: LineRow[] = []
  for (let after = 0, done = 0, more = true; more;) {
    const people = await peopleAfter(client, month, after)
    for (const [at, facts] of (await factsOfMonth(client, month, people)).entries()) {
      if (at % PEOPLE_A_TURN === 0) await nextTurn()
      lines.push(...linesOfMonth(facts, now))
    }
    more = people.length > 0
    after = people.at(-1)?.id ?? after
    done += people.length
    await passed?.(done / Math.max(total, done, 1))
  }
  return { lines, ...known }
}
