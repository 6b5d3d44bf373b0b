import type { Change, ChangesAnswer, ScheduleAnswer, ScheduleTask } from './types'

/**
 * Tasks that this page has added keep the id that they were given here, so that rows, editors and the undo
 * list hold on to them; only what travels has the ids of the server.
 */
export class ServerIds {
  private readonly toLocal = new Map<number, number>()
  private readonly toServer = new Map<number, number>()

  /** @param refs ids of the server by ref */
  learn(refs: Record<string, number>) {
    for (const [ref, id] of Object.entries(refs)) {
      this.toLocal.set(id, Number(ref))
      this.toServer.set(Number(ref), id)
    }
  }

  /** Null for a task that the server does not have yet. */
  serverIdOf(id: number): number | null {
    return id > 0 ? id : (this.toServer.get(id) ?? null)
  }

  /** Changes as they travel; what is added with them goes by its ref. */
  outgoing(changes: readonly Change[]): Change[] {
    const name = (id: number | string) => this.serverIdOf(Number(id)) ?? String(id)
    const each = (value: unknown) =>
      typeof value === 'number' || typeof value === 'string' ? name(value) : value
    return changes.map((change) => {
      const sent: Record<string, unknown> = { ...change }
      for (const member of ['id', 'parentId', 'afterId', 'fromId', 'toId', 'taskId'])
        if (member in sent) sent[member] = each(sent[member])
      return sent as unknown as Change
    })
  }

  incomingSchedule(answer: ScheduleAnswer): ScheduleAnswer {
    if (!this.toLocal.size) return answer
    const milestones = answer.milestones.map((milestone) => ({
      ...milestone,
      taskId: this.localIdOf(milestone.taskId),
    }))
    return { ...answer, ...this.translated(answer), milestones }
  }

  incomingChanges(answer: ChangesAnswer): ChangesAnswer {
    if (!this.toLocal.size) return answer
    const removed = answer.removed.map(this.localIdOf)
    const order = answer.order.map(this.localIdOf)
    return { ...answer, ...this.translated(answer), removed, order }
  }

  private readonly localIdOf = (id: number) => this.toLocal.get(id) ?? id

  private translated<A extends Pick<ChangesAnswer, 'tasks' | 'links' | 'assignments'>>(answer: A) {
    const local = this.localIdOf
    const nullable = (id: number | null) => (id === null ? null : local(id))
    const taskOf = (task: ScheduleTask) => ({
      ...task,
      id: local(task.id),
      parentId: nullable(task.parentId),
      drivenById: nullable(task.drivenById),
    })
    return {
      tasks: answer.tasks.map(taskOf),
      links: (answer.links?.map((link) => ({
        ...link,
        fromId: local(link.fromId),
        toId: local(link.toId),
      })) ?? null) as A['links'],
      assignments: (answer.assignments?.map((one) => ({ ...one, taskId: local(one.taskId) })) ??
        null) as A['assignments'],
    }
  }
}
