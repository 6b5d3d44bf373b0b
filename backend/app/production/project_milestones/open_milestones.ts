import { formatMoney } from '#engines/money/money'
import type Project from '#production/projects/project'
import { milestoneOutlooks, type PlacedMilestone } from './milestone_outlooks.js'
import ProjectMilestone from './project_milestone.js'

/** The milestones of a project that are not reached, in the order in which they are expected. */
export async function openMilestones(project: Project): Promise<PlacedMilestone[]> {
  const milestones = await ProjectMilestone.query().where('projectId', project.id)
  const placed = await milestoneOutlooks(project, milestones)
  return placed
    .filter(({ status }) => status !== 'reached')
    .sort((one, other) => (expectedOn(one) < expectedOn(other) ? -1 : 1))
}

/** The day on which it is expected: what the schedule says, else what the contract says. */
const expectedOn = ({ forecastOn, milestone }: PlacedMilestone) =>
  forecastOn ?? milestone.contractOn

/** The milestone that makes the next payment due, with its amount; null where none does. */
export async function nextPayment(project: Project) {
  const open = await openMilestones(project)
  const next = open.find(({ milestone }) => milestone.triggersPayment)
  if (!next) return null
  const { milestone, forecastOn, varianceDays, payableMinor } = next
  const { id, name, nameAr, contractOn, currency } = milestone
  return {
    ...{ id, name, nameAr, contractOn, forecastOn, varianceDays, currency },
    amount: formatMoney(payableMinor ?? 0, currency),
  }
}
