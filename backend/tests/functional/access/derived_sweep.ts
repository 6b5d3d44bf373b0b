import type { ApiClient } from '@japa/api-client'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { abilitiesFor } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import type User from '#identity/shared/user'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import {
  differingRecords,
  namesPart,
  ownRead,
  readAt,
  type DerivedRead,
  type Family,
} from './derived_reads.js'

interface Viewer {
  user: User
  abilities: ReadonlySet<string>
}

/** The address of a read, and that of the record it belongs to. */
interface Address {
  path: string
  ownPath: string
}

interface Own {
  path: string
  status: number
  /** Whether the viewer holds the ability for such records at all. */
  holds: boolean
}

/** What is known of a sweep before it begins. */
interface Scope {
  /** Lists whose rows are open to some of those who hold their ability, and closed to others. */
  scoped: readonly string[]
  /** Open by an ability of their own also to those who do not read the record itself. */
  openBeside: readonly string[]
}

type Id = number | string

export const isClosed = (status: number) => status === 403 || status === 404

/** Everyone of the demo company who can sign in, with what they hold. */
export async function demoViewers(): Promise<Viewer[]> {
  const viewers: Viewer[] = []
  for (const { username, disabled } of DEMO_USERS) {
    if (disabled) continue
    const user = await person(username)
    viewers.push({ user, abilities: new Set(abilitiesFor(user, accessSettings)) })
  }
  return viewers
}

/** Reads what lies below records, as everyone who holds the ability for it. */
export class Sweep {
  readonly wrong = new Set<string>()
  readonly asked = new Set<string>()
  readonly answered = new Set<string>()
  /** Lists of which a record was closed to someone who holds the ability for them. */
  readonly scoped = new Set<string>()
  readonly opened = new Map<User, Map<string, Address>>()

  constructor(
    private readonly client: ApiClient,
    private readonly viewers: Viewer[],
    private readonly scope: Scope
  ) {}

  async status(user: User, path: string): Promise<number> {
    tried('objects')
    return (await this.client.get(path).loginAs(user)).status()
  }

  async family(family: Family, finder: User) {
    const isScoped = this.scope.scoped.includes(family.list)
    const ids = await differingRecords(family.list, isScoped ? 4 : 2)
    for (const { pattern } of family.reads) this.asked.add(pattern)
    const parts = await this.partsOf(family, ids, finder)
    for (const id of ids) {
      const { path, ability } = await ownRead(family, id)
      for (const viewer of isScoped ? this.viewers : this.differing(family, ability)) {
        const holds = viewer.abilities.has(ability)
        const own = { path, holds, status: holds ? await this.status(viewer.user, path) : 403 }
        if (holds && isClosed(own.status)) this.scoped.add(family.list)
        await this.below(viewer, family.reads, { id, parts, own })
      }
    }
  }

  private async below(
    viewer: Viewer,
    reads: DerivedRead[],
    { id, parts, own }: { id: Id; parts: Map<string, Map<Id, Id>>; own: Own }
  ) {
    for (const { pattern, ability } of reads) {
      // without the ability it is refused whatever the record: the matrix asks for that
      if (!viewer.abilities.has(ability)) continue
      const part = parts.get(pattern)?.get(id)
      if (parts.has(pattern) && part === undefined) continue
      await this.read(viewer.user, pattern, readAt(pattern, id, part), own)
    }
  }

  private async read(user: User, pattern: string, path: string, own: Own) {
    const status = await this.status(user, path)
    const about = `${pattern}: ${user.username} ${path} ${status}, the record ${own.status}`
    if (status === 401 || status >= 500) this.wrong.add(about)
    const isBeside = !own.holds && this.scope.openBeside.includes(pattern)
    if (isClosed(own.status) && !isBeside && !isClosed(status)) this.wrong.add(about)
    if (status !== 200) return
    this.answered.add(pattern)
    const known = this.opened.get(user) ?? new Map<string, Address>()
    this.opened.set(user, known)
    if (!known.has(pattern)) known.set(pattern, { path, ownPath: own.path })
  }

  /** One person for each set of abilities that the reads of these records ask for. */
  private differing({ reads }: Family, own: string): Viewer[] {
    const names = [own, ...reads.map(({ ability }) => ability)]
    const sets = new Map<string, Viewer>()
    for (const viewer of this.viewers) {
      const held = names.filter((name) => viewer.abilities.has(name)).join()
      if (held && !sets.has(held)) sets.set(held, viewer)
    }
    return [...sets.values()]
  }

  /** A part of each record, for the reads that ask for one. Of another record it is no part. */
  private async partsOf({ reads }: Family, ids: Id[], finder: User) {
    const parts = new Map<string, Map<Id, Id>>()
    for (const { pattern } of reads) {
      const named = namesPart(pattern)
      if (!named) continue
      const own = new Map<Id, Id>()
      for (const id of ids) {
        const part = await named(this.client, finder, id)
        if (part !== undefined) own.set(id, part)
      }
      parts.set(pattern, own)
      await this.ofAnother(pattern, ids, own, finder)
    }
    return parts
  }

  private async ofAnother(pattern: string, ids: Id[], parts: Map<Id, Id>, finder: User) {
    for (const [id, part] of parts)
      for (const other of ids.filter((one) => one !== id && parts.get(one) !== part)) {
        const path = readAt(pattern, other, part)
        const status = await this.status(finder, path)
        if (status !== 404) this.wrong.add(`${pattern}: of another record, ${path} ${status}`)
      }
  }

  /** What was open to someone, once they have lost every permission and their role. */
  async afterLoss(user: User): Promise<number> {
    await user.merge({ role: 'staff', permissions: {} }).save()
    let closed = 0
    for (const [pattern, { path, ownPath }] of this.opened.get(user) ?? []) {
      if (!isClosed(await this.status(user, ownPath))) continue
      closed++
      const status = await this.status(user, path)
      if (!isClosed(status)) this.wrong.add(`${pattern}: ${user.username} ${path} ${status}, lost`)
    }
    return closed
  }
}
