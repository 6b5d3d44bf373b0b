import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { isoInstant } from '#core/database/instants'
import { BASE_CURRENCY, formatMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Erasure, Pseudonym } from './erasure_rule.js'
import type { Person } from './people.js'

/** Why the firm may keep it: the grounds of the law on personal data. */
export const BASES = ['contract', 'legal_obligation', 'legitimate_interest'] as const

/** Rows of one table that the portal holds of a person. */
export interface PersonalArea {
  /** Stable: words of the screen and files of an export are named by it. */
  name: string
  basis: (typeof BASES)[number]
  table: string
  /** Its number, `id` where nothing is said. */
  key?: string
  /** What is shown and exported; secrets and what seals them never. */
  columns: readonly string[]
  /** Whoever lacks it learns that there are rows, not what is in them. */
  ability?: string
  /** Narrows to the rows of this person. @returns false where the person can have none */
  of(query: DatabaseQueryBuilderContract<any>, person: Person): boolean
  /** The page where it is corrected. */
  correctAt?(person: Person): string | null
  /** What becomes of its rows when the person asks for erasure. */
  erase: Erasure
  /** Whether no other record needs its rows, so that they are deleted instead. */
  unneeded?(person: Person, client: QueryClientContract): Promise<boolean>
  /** Deletes rows with what belongs to them, such as files. */
  remove?(uow: UnitOfWork, ids: number[]): Promise<void>
  /** Before values are replaced: what only they lead to, such as files. */
  beforeReplace?(uow: UnitOfWork, ids: number[]): Promise<void>
  /** After values were replaced: what follows from them, such as the text that is searched. */
  replaced?(uow: UnitOfWork, ids: number[], names: Pseudonym): Promise<void>
  /** The other rows are found by what is in these, which therefore go last. */
  isRoot?: true
  /** Who made such rows has an interest: they don't erase the person. */
  authors?: true
}

const areas: PersonalArea[] = []

/** A department declares what it holds of people. */
export function registerPersonalArea(area: PersonalArea) {
  areas.push(area)
}

type Known = 'userId' | 'employeeId' | 'clientId' | 'vendorId'

/** Rows whose column has the id of one of a person's records. */
export const ofRecord =
  (known: Known, column: string, more: Record<string, string | boolean> = {}): PersonalArea['of'] =>
  (query, person) => {
    query.where(column, person[known]!).where(more)
    return person[known] !== null
  }

/** The column that tells the rows of an area apart. */
export const keyOf = ({ table, key = 'id' }: PersonalArea) => `${table}.${key}`

export const personalAreas = (): readonly PersonalArea[] => areas

/** An overview counts so far, then says "more than". */
export const COUNT_MOST = 10_000
const PAGE = 500

/** How many rows of an area are of this person; null where there can be none. */
export async function countOf(
  area: PersonalArea,
  person: Person,
  client: QueryClientContract
): Promise<number | null> {
  const rows = client
    .from(area.table)
    .select(keyOf(area))
    .limit(COUNT_MOST + 1)
  if (!area.of(rows, person)) return null
  const [found] = await client.from(rows.as('own')).count('* as number')
  return Number(found.number)
}

export type PersonalRow = Record<string, string | number | boolean | null>

/** All rows of an area that are of this person, page by page. */
export async function* pagesOf(
  area: PersonalArea,
  person: Person,
  client: QueryClientContract
): AsyncGenerator<PersonalRow[]> {
  const id = keyOf(area)
  for (let after: number | string = 0; ;) {
    const query = client.from(area.table).where(id, '>', after).orderBy(id).limit(PAGE)
    if (!area.of(query, person)) return
    const columns = area.columns.map((name) => `${area.table}.${name}`)
    const rows = await query.select(`${id} as row_key`, ...columns)
    if (!rows.length) return
    yield rows.map((row) => plainRow(row, area.columns))
    after = rows.at(-1)!.row_key
  }
}

/** A column as an export names it: units of storage are none of people's. */
export const shownName = (column: string) => column.replace(/_(minor|e6)$/, '')

const plainRow = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((name) => [shownName(name), plainValue(name, row[name])]))

/** The same from both databases: an instant is one, an amount has its decimals. */
function plainValue(column: string, value: unknown): PersonalRow[string] {
  if (value === null || value === undefined) return null
  if (column.endsWith('_at')) return isoInstant(value as string | Date)
  if (column.endsWith('_minor')) return formatMoney(Number(value), BASE_CURRENCY)
  if (column.endsWith('_e6')) return Number(value) / 1e6
  return (typeof value === 'bigint' ? Number(value) : value) as PersonalRow[string]
}
