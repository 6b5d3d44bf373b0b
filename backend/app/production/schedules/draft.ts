import { AppError } from '#core/base/app_error'
import { childrenOf } from '#production/tasks/outline'
import type { Task, TaskAssignment, TaskLink } from '#production/tasks/task'
import type { PlanState } from './plan_state.js'

/** What one change did, for the audit log. */
export interface Done {
  kind: 'task' | 'schedule'
  action: 'create' | 'update' | 'delete' | 'restore'
  task: Task | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** A schedule while a request changes it: tasks that are new have negative ids and a `ref`. */
export class Draft {
  readonly refs = new Map<string, number>()
  readonly done: Done[] = []
  /** Which change last stated the facts of a task. */
  readonly statedBy = new Map<number, number>()
  /** By both ends. */
  readonly links: Map<string, TaskLink>
  /** By task and resource. */
  readonly assignments: Map<string, TaskAssignment>
  linksTouched = false
  assignmentsTouched = false
  #next = -1
  #children: Map<number | null, Task[]> | null = null

  constructor(
    readonly state: PlanState,
    readonly currency: string,
    /** Codes of the resources that tasks may be given, by id. */
    readonly resources: ReadonlyMap<number, string>
  ) {
    this.links = new Map(state.links.map((link) => [pairKey(link.fromId, link.toId), link]))
    this.assignments = new Map(
      state.assignments.map((each) => [pairKey(each.taskId, each.resourceId), each])
    )
  }

  nextId = () => this.#next--

  /** @throws AppError 422 for a task that the schedule does not have, naming the member */
  task(of: string | number | null | undefined, at: string): Task {
    const text = String(of ?? '')
    const id = /^\d+$/.test(text) ? Number(text) : this.refs.get(text)
    const task = id === undefined ? undefined : this.state.tasks.get(id)
    if (!task || task.removedIn !== null) throw refused(at, 'absent')
    return task
  }

  /** The children of a parent in their order, as the draft has them now; not to be changed. */
  childrenOf(parentId: number | null): readonly Task[] {
    this.#children ??= childrenOf(this.state.tasks.values())
    return this.#children.get(parentId) ?? []
  }

  /** Puts a task among its siblings, once its parent and its rank are set. @param from its parent before */
  seat(task: Task, from: number | null) {
    if (!this.#children) return
    const siblings = this.#children.get(task.parentId) ?? []
    // where the children were first asked for after the parent was set, it is among the new ones by now
    for (const list of [this.#children.get(from) ?? [], siblings])
      if (list.includes(task)) list.splice(list.indexOf(task), 1)
    const at = siblings.findIndex(({ position }) => position > task.position)
    siblings.splice(at < 0 ? siblings.length : at, 0, task)
    this.#children.set(task.parentId, siblings)
  }

  /** Tasks were removed or restored: their links and assignments go and come with them. */
  touchAll() {
    this.#children = null
    this.linksTouched = true
    this.assignmentsTouched = true
  }

  record(done: Done) {
    this.done.push(done)
  }

  /** Hands the links and assignments back to the state. */
  settle() {
    this.state.links = [...this.links.values()]
    this.state.assignments = [...this.assignments.values()]
  }
}

export const pairKey = (a: number, b: number) => `${a} ${b}`

/** @param key below `errors.fields` */
export const refused = (at: string, key: string) =>
  new AppError(422, 'INVALID', { fields: { [at]: [key] } })
