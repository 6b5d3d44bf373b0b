import type { HttpSession } from '#tests/helpers/http_session'
import type { Requested } from './load.ts'

export interface Operation {
  name: string
  /** Words of the command line that choose it. */
  tags: string[]
  connections: number
  /** Rounds are this many times as long: slow answers need time to be counted. */
  longer?: number
  /** The floor's requests go to the portal itself: two of its own answers are compared. */
  own?: true
  floor: Requested[]
  ours: Requested[]
  /** Smallest share of the floor's requests per second on each database; absent where it is only printed. */
  goal?: Record<'sqlite' | 'mysql', number>
}

const IDS = 200
const SORTED = '_sort=name&_order=asc'
const SEARCHES = ['falcon steel', 'najd schools', 'gulf consult', 'oasis retail', 'pearl medical']
const PAGE_2000 = 1999 * 25

/** What both sides have to do, by the goals of docs/performance.md. */
export function operations(session: HttpSession): Operation[] {
  return [...lists(session), search(session), ...records(session)]
}

const reading =
  ({ headers }: HttpSession) =>
  (path: string): Requested => ({ path, headers: { Cookie: headers.Cookie } })

const floorPage = (query: string) => [{ path: `/clients?${query}` }]

function lists(session: HttpSession): Operation[] {
  const read = reading(session)
  const page = (start: number) => [
    read(`/api/clients?_start=${start}&_end=${start + 25}&${SORTED}`),
  ]
  return [
    {
      name: 'list, page 1 with total',
      tags: ['list'],
      connections: 10,
      floor: floorPage('offset=0'),
      ours: page(0),
      goal: { sqlite: 0.12, mysql: 4 },
    },
    {
      name: 'list, page 1 (floor without total)',
      tags: ['list'],
      connections: 10,
      floor: floorPage('offset=0&uncounted'),
      ours: page(0),
    },
    {
      name: 'list, page 2,000 against page 1',
      tags: ['list'],
      connections: 1,
      own: true,
      floor: page(0),
      ours: page(PAGE_2000),
      goal: either(1 / 1.5),
    },
  ]
}

function search(session: HttpSession): Operation {
  const words = SEARCHES.map(encodeURIComponent)
  return {
    name: 'search two words with total',
    tags: ['search', 'list'],
    connections: 1,
    longer: 2,
    floor: words.flatMap((some) => floorPage(`words=${some}`)),
    ours: words.map((some) => reading(session)(`/api/clients?q=${some}&${SORTED}`)),
    goal: either(1 / 0.3),
  }
}

function records(session: HttpSession): Operation[] {
  const read = reading(session)
  return [
    {
      name: 'get one',
      tags: ['get'],
      connections: 10,
      floor: ids((id) => ({ path: `/clients/${id}` })),
      ours: ids((id) => read(`/api/clients/${id}`)),
      goal: { sqlite: 0.08, mysql: 0.25 },
    },
    {
      name: 'create one',
      tags: ['create'],
      connections: 10,
      floor: ids((id) => writing('/clients', id)),
      ours: ids((id) => writing('/api/clients', id, session.headers)),
      goal: either(0.15),
    },
  ]
}

const either = (goal: number) => ({ sqlite: goal, mysql: goal })

function ids(requested: (id: number) => Requested): Requested[] {
  return Array.from({ length: IDS }, (_, index) => requested(1 + index * 97))
}

/** What `create one` leaves behind begins with this. */
export const CREATED = 'Bench Person'

function writing(path: string, id: number, headers: Record<string, string> = {}): Requested {
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: `${CREATED} ${id}`,
      jobTitle: 'Project Manager',
      company: `Bench Steel ${id % 20} Co.`,
      mobile: `+96650${String(id * 131 + 1_000_000).slice(0, 7)}`,
      email: `bench.${id}@benchsteel${id % 20}.example`,
    }),
  }
}
