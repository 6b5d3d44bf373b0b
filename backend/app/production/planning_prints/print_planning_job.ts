import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import Project from '#production/projects/project'
import type { PlanningPrint } from './planning_print.js'

/** `ownerType` of printed look-aheads and weekly plans; they belong to their project. */
export const PLANNING_PRINT = 'planning_print'

/** Prints the next weeks of a project, or its weekly plan, as they are when the job runs. */
export default class PrintPlanningJob extends Job<PlanningPrint> {
  static jobName = 'production.print_planning'
  static timeoutSeconds = 180

  async handle(context: JobContext<PlanningPrint>) {
    const { payload, job } = context
    await printJob(context, async () => {
      const abilities = await abilitiesOfRequester(job.createdBy)
      const project = await Project.find(payload.projectId)
      if (!project || !abilities.has('planning.view')) return null
      const name = payload.kind === 'look_ahead' ? 'look-ahead' : 'weekly-plan'
      return {
        name: `${project.code}-${name}-${payload.day}-${payload.language}.pdf`,
        owner: { ownerType: PLANNING_PRINT, ownerId: project.id },
        html: async () => {
          const { planningPdf } = await import('./pdf/planning_pdf.js')
          return planningPdf(project, payload, abilities)
        },
      }
    })
  }
}
