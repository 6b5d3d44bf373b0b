import { SchedulingError } from '@binaa/backend/scheduling-errors'
import { newIdempotencyKey } from '../../../../api/http'
import { HttpError } from '../../../../api/http-error'
import { applyChanges, type Applied } from './apply-changes'
import { readSchedule, sendChanges } from './calls'
import { differences } from './difference'
import { AbsentTask } from './draft'
import { merged, read } from './merge'
import { PlanEngine } from './plan-engine'
import type { RemovedBranch } from './removed'
import { ServerIds } from './server-ids'
import type { Change, ChangesAnswer, PlanConflict, SchedulePlan, ScheduleAnswer } from './types'

/** Changes on their way to the server. */
interface Batch {
  changes: readonly Change[]
  /** What takes them back; null where the browser could not make them. */
  inverse: Change[] | null
  key: string
  /** Which list keeps the way back. */
  kept: 'undo' | 'redo'
  resolve: () => void
  reject: (error: unknown) => void
}

/** A step of undo or redo that is refused goes back to where it came from. */
type List = Change[][]

/**
 * The schedule of one project as this page shows and changes it. Changes show at once, computed by the
 * engine, and are saved one after the other on the version that the one before has made. What the server
 * refuses is taken back; what it does not answer waits.
 */
export class PlanStore {
  /** As the server has it. */
  private saved: ScheduleAnswer
  /** As it is on screen: `saved` with the batches that are on their way. */
  private shown: ScheduleAnswer
  private queue: Batch[] = []
  private isSending = false
  private isUnsent = false
  private conflict: PlanConflict | null = null
  private readonly lists: { undo: List; redo: List } = { undo: [], redo: [] }
  private readonly removed = new Map<number, RemovedBranch>()
  private readonly engine = new PlanEngine()
  private readonly ids = new ServerIds()
  private readonly listeners = new Set<() => void>()
  /** Live messages and own saves since the last reckoning. */
  private messages = 0
  private saves = 0
  private snapshot: SchedulePlan

  constructor(answer: ScheduleAnswer) {
    this.saved = answer
    this.shown = answer
    this.snapshot = this.snapshotNow()
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly getSnapshot = (): SchedulePlan => this.snapshot

  get isBusy(): boolean {
    return this.queue.length > 0
  }

  /** A live message says that the schedule was changed: by this page, which has the same from its answer, or not. */
  countMessage() {
    this.messages += 1
  }

  /** Whether someone else has changed it, asked once this page's own messages must have come. */
  isBehind(): boolean {
    const isBehind = this.messages > this.saves
    this.messages = 0
    this.saves = 0
    return isBehind
  }

  /** The schedule was read again; while changes are on their way it is left for the next reading. */
  receive(answer: ScheduleAnswer) {
    if (this.isBusy || answer.version < this.saved.version) return
    const local = this.ids.incomingSchedule(answer)
    this.saved = read(local, this.shown)
    this.shown = this.saved
    this.engine.forget()
    this.publish()
  }

  private readonly apply = (changes: readonly Change[]) => {
    if (!changes.length) return Promise.resolve()
    this.lists.redo = []
    return this.enqueue(changes, 'undo')
  }

  private readonly undo = () => this.step('undo', 'redo')
  private readonly redo = () => this.step('redo', 'undo')

  private async step(from: 'undo' | 'redo', to: 'undo' | 'redo') {
    const changes = this.lists[from].pop()
    if (!changes) return
    await this.enqueue(changes, to)
  }

  private readonly preview: SchedulePlan['preview'] = (changes) => {
    const applied = applyChanges(this.shown, changes, new Map(this.removed))
    return this.engine.preview(this.shown, applied)
  }

  private enqueue(changes: readonly Change[], kept: 'undo' | 'redo'): Promise<void> {
    return new Promise((resolve, reject) => {
      const inverse = this.show(changes)
      if (inverse) this.lists[kept].push(inverse)
      const key = newIdempotencyKey()
      this.queue.push({ changes, inverse, key, kept, resolve, reject })
      this.publish()
      void this.send()
    })
  }

  /** Makes changes on screen. @returns what takes them back, or null where only the server can say why not */
  private show(changes: readonly Change[]): Change[] | null {
    try {
      const applied: Applied = applyChanges(this.shown, changes, this.removed)
      this.shown = this.engine.compute(this.shown, applied)
      return applied.inverse
    } catch (error) {
      if (error instanceof SchedulingError || error instanceof AbsentTask) return null
      throw error
    }
  }

  private readonly retry = () => {
    if (this.isUnsent) void this.send()
  }

  private async send(): Promise<void> {
    if (this.isSending || this.conflict) return
    this.isSending = true
    this.isUnsent = false
    this.publish()
    while (this.queue.length && (await this.sendFirst()));
    this.isSending = false
    this.publish()
  }

  /** @returns whether the next one may follow */
  private async sendFirst(): Promise<boolean> {
    const batch = this.queue[0]!
    const { projectId, version } = this.saved
    try {
      const changes = this.ids.outgoing(batch.changes)
      const answer = await sendChanges(projectId, version, changes, batch.key)
      this.ids.learn(answer.refs)
      this.settle(batch, this.ids.incomingChanges(answer))
      return true
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return this.failed(batch, error)
    }
  }

  private settle(batch: Batch, answer: ChangesAnswer) {
    this.queue.shift()
    this.saves += 1
    const isLast = this.queue.length === 0
    // nothing else is on its way: what is on screen is what the server was given
    const made = isLast && batch.inverse ? this.shown : this.madeOf(batch)
    this.saved = merged(made, answer)
    if (isLast) {
      const isAsShown = this.saved.tasks.every((task, index) => task === this.shown.tasks[index])
      if (!isAsShown) this.engine.forget()
      this.shown = this.saved
    }
    batch.resolve()
    this.publish()
  }

  /** What the server has, with a batch as the browser makes it. */
  private madeOf({ changes }: Batch): ScheduleAnswer {
    return applyChanges(this.saved, changes, new Map(this.removed)).schedule
  }

  private async failed(batch: Batch, error: HttpError): Promise<boolean> {
    const { status } = error
    if (status === 412) return this.meetConflict(error)
    if (status === 0 || status === 401 || status >= 500) {
      this.isUnsent = true
      return false
    }
    this.queue.shift()
    this.forgetWayBack(batch)
    this.showAgain()
    batch.reject(error)
    return true
  }

  /** Someone else has saved meanwhile: shows theirs, and keeps ours to be made again. */
  private async meetConflict(error: HttpError): Promise<boolean> {
    const answer = await readSchedule(this.saved.projectId).catch(() => null)
    if (!answer) {
      this.isUnsent = true
      return false
    }
    const now = this.ids.incomingSchedule(answer)
    const theirs = differences(this.saved, now)
    const mine = this.queue
    this.queue = []
    for (const batch of mine) this.forgetWayBack(batch)
    this.saved = read(now, this.shown)
    this.showAgain()
    this.conflict = this.conflictOf(error, theirs, mine)
    return false
  }

  private conflictOf(
    error: HttpError,
    theirs: PlanConflict['theirs'],
    mine: Batch[]
  ): PlanConflict {
    const { changedBy = null, changedAt = null } = error.data as Partial<PlanConflict>
    const close = () => {
      this.conflict = null
      this.publish()
    }
    return {
      changedBy,
      changedAt,
      theirs,
      mine: mine.reduce((count, { changes }) => count + changes.length, 0),
      reapply: async () => {
        close()
        await Promise.all(
          mine.map(({ changes, kept, resolve, reject }) =>
            this.enqueue(changes, kept).then(resolve, (refusal: unknown) => {
              reject(refusal)
              throw refusal
            })
          )
        )
      },
      dismiss: () => {
        close()
        for (const { reject } of mine) reject(error)
      },
    }
  }

  private forgetWayBack({ kept, inverse }: Batch) {
    this.lists[kept] = this.lists[kept].filter((changes) => changes !== inverse)
  }

  /** Puts on screen what the server has with what is still on its way. */
  private showAgain() {
    this.shown = this.saved
    this.engine.forget()
    for (const batch of this.queue) {
      this.forgetWayBack(batch)
      batch.inverse = this.show(batch.changes)
      if (batch.inverse) this.lists[batch.kept].push(batch.inverse)
    }
  }

  private publish() {
    this.snapshot = this.snapshotNow()
    for (const listener of this.listeners) listener()
  }

  private snapshotNow(): SchedulePlan {
    const { shown, lists, conflict, isUnsent } = this
    const isSameTasks = this.snapshot?.schedule.tasks === shown.tasks
    return {
      schedule: shown,
      byId: isSameTasks ? this.snapshot.byId : new Map(shown.tasks.map((task) => [task.id, task])),
      preview: this.preview,
      apply: this.apply,
      undo: this.undo,
      redo: this.redo,
      canUndo: lists.undo.length > 0,
      canRedo: lists.redo.length > 0,
      isSaving: this.isBusy && !isUnsent,
      isUnsent,
      retry: this.retry,
      conflict,
      serverIdOf: (id) => this.ids.serverIdOf(id),
    }
  }
}
