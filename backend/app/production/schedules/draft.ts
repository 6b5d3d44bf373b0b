import { AppError } from '#core/base/app_error'
import type { Task } from '#production/tasks/task'
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
  linksTouched = false
  assignmentsTouched = false
  #next = -1

  constructor(
    readonly state: PlanState,
    readonly currency: string,
    /** Codes of the resources that tasks may be given, by id. */
    readonly resources: ReadonlyMap<number, string>
  ) {}

  nextId = () => this.#next--

  /** @throws AppError 422 for a task that the schedule does not have, naming the member */
  task(of: string | number | null | undefined, at: string): Task {
    const text = String(of ?? '')
    const id = /^\d+$/.test(text) ? Number(text) : this.refs.get(text)
    const task = id === undefined ? undefined : this.state.tasks.get(id)
    if (!task || task.removedIn !== null) throw refused(at, 'absent')
    return task
  }

  record(done: Done) {
    this.done.push(done)
  }
}

/** @param key below `errors.fields` */
export const refused = (at: string, key: string) =>
  new AppError(422, 'INVALID', { fields: { [at]: [key] } })
