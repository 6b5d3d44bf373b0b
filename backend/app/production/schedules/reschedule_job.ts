import { Job, JobStopped, registerJob, type JobContext } from '#core/jobs/define_job'
import { projectsOn, reschedule, type Rescheduled } from './reschedule.js'

interface RescheduleOrder {
  calendarId: number
}

/**
 * Computes the schedules again that follow from a calendar. Each has a transaction of its own, so planners
 * wait for theirs alone, and a second attempt goes on where the first one ended.
 */
export class RescheduleJob extends Job<RescheduleOrder> {
  static jobName = 'production.reschedule'
  static timeoutSeconds = 600

  async handle({ payload: { calendarId }, effect, progress }: JobContext<RescheduleOrder>) {
    const projects = await effect('projects', (uow) => projectsOn(uow, calendarId))
    const counts: Record<Rescheduled, number> = { moved: 0, same: 0, kept: 0 }
    const failures: unknown[] = []
    for (const [at, id] of projects.entries()) {
      await progress((100 * at) / projects.length)
      try {
        counts[await effect(`project:${id}`, (uow) => reschedule(uow, id, calendarId))]++
      } catch (error) {
        if (error instanceof JobStopped) throw error
        // the others do not wait for it; it alone is tried again
        failures.push(error)
      }
    }
    if (failures.length) throw failures[0]
    return counts
  }
}

registerJob(RescheduleJob)
