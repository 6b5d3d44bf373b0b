import type Project from '#production/projects/project'
import type { PlanningPrint } from '../planning_print.js'
import { lookAheadPdf } from './look_ahead_pdf.js'
import { weeklyPlanPdf } from './weekly_plan_pdf.js'

/** The whole document, with what there is at this moment. */
export const planningPdf = (
  project: Project,
  order: PlanningPrint,
  abilities: ReadonlySet<string>
): Promise<string> =>
  order.kind === 'look_ahead'
    ? lookAheadPdf(project, order, abilities)
    : weeklyPlanPdf(project, order, abilities)
