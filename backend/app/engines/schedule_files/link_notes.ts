import type { LinkType } from '#engines/scheduling/network'
import type { FileLink, FileTask } from './schedule_file.js'

/**
 * Why a link is not stored as the file has it: another link of the same two tasks is stored, its elapsed lag
 * is stored as working time, or it means nothing between a summary and what it links.
 */
export const LINK_NOTE_KINDS = ['second_link', 'elapsed_lag', 'summary_link'] as const

export interface LinkNote {
  kind: (typeof LINK_NOTE_KINDS)[number]
  from: { code: string; name: string }
  to: { code: string; name: string }
  type: LinkType
  /** Minutes, as in the file. */
  lag: number
  /** The link that is stored for the two tasks, its lag in working minutes; null where none is. */
  stored: { type: LinkType; lag: number } | null
}

export interface Relinked {
  from: Set<string>
  to: Set<string>
}

/** Collects what becomes of the links of a file, by the names of their tasks. */
export class LinkNotes {
  readonly list: LinkNote[] = []
  /** Keys of the tasks at both ends of these links. */
  readonly relinked: Relinked = { from: new Set(), to: new Set() }
  private readonly tasks: ReadonlyMap<string, FileTask>

  constructor(tasks: readonly FileTask[]) {
    this.tasks = new Map(tasks.map((task) => [task.key, task]))
  }

  add(kind: LinkNote['kind'], { from, to, type, lag }: FileLink, stored: LinkNote['stored']) {
    this.relinked.from.add(from)
    this.relinked.to.add(to)
    this.list.push({ kind, from: this.named(from), to: this.named(to), type, lag, stored })
  }

  nameOf(key: string): string {
    return this.tasks.get(key)!.name
  }

  private named(key: string) {
    const { code, name } = this.tasks.get(key)!
    return { code, name }
  }
}
