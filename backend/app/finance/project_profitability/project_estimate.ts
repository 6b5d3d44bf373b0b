import { ProjectEstimateSchema } from '#database/schema'

/** What a project is expected to cost in all, as someone states it. */
export default class ProjectEstimate extends ProjectEstimateSchema {}
