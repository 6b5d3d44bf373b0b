import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { notFound } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { escapeLike } from '#core/listing/apply_filters'

export const SUBJECT_KINDS = ['user', 'employee', 'client', 'vendor', 'business_card'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export interface Subject {
  kind: SubjectKind
  id: number
}

/** Under which records the portal knows someone. */
export interface Person extends Subject {
  name: string
  nameAr: string | null
  userId: number | null
  employeeId: number | null
  clientId: number | null
  vendorId: number | null
  cardId: number | null
  /** Addresses that mails were sent to. */
  emails: string[]
  /** Numbers that they are recognized by if they come again. */
  phones: string[]
}

type Known = Partial<Omit<Person, 'kind' | 'id'>>

/** Reads the record that a subject is chosen by; null where it is gone. */
type Read = (id: number, client: QueryClientContract) => Promise<Known | null>

/** Finds a further record of the same person, e.g. the employee of an account. */
type Link = (person: Person, client: QueryClientContract) => Promise<Known | null>

interface Source {
  read: Read
  table: string
  /** What someone is searched by and shown as, the name first. */
  columns: readonly string[]
  /** Column of the name in Arabic, where there is one. */
  nameAr?: string
  /** Leaves out rows that are no person, or not for who searches. */
  narrow?(query: DatabaseQueryBuilderContract<any>): unknown
}

const sources = new Map<SubjectKind, Source>()
const links: Link[] = []

/** A department says how people of one kind are read. */
export function registerSubject(kind: SubjectKind, source: Source) {
  sources.set(kind, source)
}

/** A department joins a record of its own to a person. */
export function registerLink(link: Link) {
  links.push(link)
}

/** @throws AppError 404 for a record that does not exist */
export async function findPerson(
  { kind, id }: Subject,
  client: QueryClientContract
): Promise<Person> {
  const known = await sources.get(kind)!.read(id, client)
  if (!known) throw notFound()
  const ids = { userId: null, employeeId: null, clientId: null, vendorId: null, cardId: null }
  const person: Person = {
    kind,
    id,
    name: '',
    nameAr: null,
    ...ids,
    emails: [],
    phones: [],
    ...known,
  }
  for (const link of links) {
    const more = await link(person, client)
    if (!more) continue
    const { emails = [], phones = [] } = more
    Object.assign(person, more, {
      ...{ emails: [...person.emails, ...emails], phones: [...person.phones, ...phones] },
    })
  }
  for (const field of ['emails', 'phones'] as const)
    person[field] = [...new Set(person[field].filter(Boolean))]
  return person
}

const FOUND_MOST = 20
const WORDS_MOST = 5
const LABEL_MOST = 100

/** People of a kind whose shown columns have every word; of one id where that is given. */
export async function searchPeople(
  kind: SubjectKind,
  { q = '', id }: { q?: string; id?: number },
  client: QueryClientContract
) {
  const { table, columns, nameAr, narrow } = sources.get(kind)!
  const sought = nameAr ? [...columns, nameAr] : columns
  const query = client.from(table).orderBy('id', 'desc').limit(FOUND_MOST)
  if (id) query.where('id', id)
  narrow?.(query)
  for (const word of q.split(/\s+/).filter(Boolean).slice(0, WORDS_MOST))
    query.where((any) => {
      for (const column of sought)
        any.orWhereRaw('?? LIKE ? ESCAPE ?', [column, `%${escapeLike(word)}%`, '!'])
    })
  const rows: Record<string, string | null>[] = await query.select('id', ...sought)
  const shown = nameAr && languageNow() === 'ar' ? nameAr : null
  return rows.map((row) => ({
    id: Number(row.id),
    label: columns
      .flatMap((name, at) => (at === 0 && shown && row[shown]) || row[name] || [])
      .join(' – ')
      .slice(0, LABEL_MOST),
  }))
}
