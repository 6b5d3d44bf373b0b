import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import Project from '#production/projects/project'
import type { SchedulePrint } from './schedule_print.js'

/** `ownerType` of printed Gantt charts; they belong to their project. */
export const SCHEDULE_PRINT = 'schedule_print'

/** Prints the Gantt chart of a project from its stored dates. */
export default class PrintScheduleJob extends Job<SchedulePrint> {
  static jobName = 'production.print_schedule'
  static timeoutSeconds = 300

  async handle(context: JobContext<SchedulePrint>) {
    const { payload, job } = context
    await printJob(context, async () => {
      const abilities = await abilitiesOfRequester(job.createdBy)
      const project = await Project.find(payload.projectId)
      if (!project || !abilities.has('schedules.view')) return null
      const { paper, language } = payload
      return {
        name: `${project.code}-gantt-${paper}-${language}.pdf`,
        owner: { ownerType: SCHEDULE_PRINT, ownerId: project.id },
        html: async () => {
          const { chartData } = await import('./chart_data.js')
          const { ganttSheets } = await import('./pdf/gantt_sheets.js')
          return ganttSheets(await chartData(project, payload))
        },
      }
    })
  }
}
