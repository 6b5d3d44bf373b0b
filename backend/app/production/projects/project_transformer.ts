import { languageNow } from '#core/base/language'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type Project from './project.js'
import { PROJECT_LIFE } from './states.js'

const SHOWN = [
  'id',
  'version',
  'code',
  'name',
  'nameAr',
  'quotationId',
  'quotationNumber',
  'clientId',
  'clientName',
  'endUser',
  'location',
  'city',
  'projectType',
  'productTypes',
  'bdmInitials',
  'currency',
  'status',
] as const

/** A project; it is made from its quotation, and only its status is changed here. */
export default class ProjectTransformer extends BaseTransformer<Project> {
  constructor(
    project: Project,
    private readonly abilities: ReadonlySet<string>
  ) {
    super(project)
  }

  toObject() {
    const project = this.resource
    return {
      ...this.pick(project, SHOWN),
      areaSqm: project.areaSqm,
      contractValue: this.abilities.has('projects.prices') ? project.contractValue : null,
      createdAt: project.createdAt.toUTC().toISO()!,
      updatedAt: project.updatedAt.toUTC().toISO()!,
      nextStatuses: this.abilities.has('projects.manage') ? [...PROJECT_LIFE[project.status]] : [],
      can: { update: false, delete: false },
      allowedActions: [] as string[],
    }
  }

  /** For choices: id and label. */
  forOption() {
    const { id, code, name, nameAr } = this.resource
    const shown = (languageNow() === 'ar' && nameAr) || name
    return { id, label: `${code} — ${shown}`, code, name, nameAr: nameAr ?? null }
  }
}
