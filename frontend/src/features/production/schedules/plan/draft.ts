import { numbered } from './outline'
import { idOfRef } from './refs'
import type { Change, ScheduleAnswer, ScheduleTask } from './types'
import type { RemovedBranch } from './removed'

/** What a change refers to is not there: someone else removed it. */
export class AbsentTask extends Error {}

/** A schedule while changes are made to it in the browser; the answer that it starts from stays whole. */
export class Draft {
  tasks: ScheduleTask[]
  links: ScheduleAnswer['links']
  assignments: ScheduleAnswer['assignments']
  settings: ScheduleAnswer['settings']
  /** Whether more than facts of tasks has changed: order, links or settings. */
  isRearranged = false
  /** Tasks whose facts have changed. */
  readonly touched = new Set<number>()
  private readonly places: Map<number, number>

  constructor(
    readonly from: ScheduleAnswer,
    readonly removed: Map<number, RemovedBranch>
  ) {
    this.tasks = [...from.tasks]
    this.links = from.links
    this.assignments = from.assignments
    this.settings = from.settings
    this.places = new Map(this.tasks.map(({ id }, index) => [id, index]))
  }

  idOf(place: number | string): number {
    return typeof place === 'number' ? place : idOfRef(place)
  }

  /** @throws AbsentTask */
  indexOf(place: number | string): number {
    const id = this.idOf(place)
    let index = this.places.get(id)
    // where tasks were put in or taken out, the places behind have shifted
    if (index === undefined || this.tasks[index]?.id !== id) {
      index = this.tasks.findIndex((task) => task.id === id)
      this.places.set(id, index)
    }
    if (index < 0) throw new AbsentTask(String(place))
    return index
  }

  task(place: number | string): ScheduleTask {
    return this.tasks[this.indexOf(place)]!
  }

  /** The schedule as it is now, its outline numbered. */
  schedule(): ScheduleAnswer {
    const { links, assignments, settings } = this
    const tasks = this.isRearranged ? numbered(this.tasks) : this.tasks
    return { ...this.from, tasks, links, assignments, settings }
  }
}

export type Apply<Op extends Change['op']> = (
  draft: Draft,
  change: Extract<Change, { op: Op }>
) => Change[]
