import { ProjectMilestoneDaySchema } from '#database/schema'

/** A change of the day by which a milestone has to be reached, with its reason. */
export default class ProjectMilestoneDay extends ProjectMilestoneDaySchema {}
