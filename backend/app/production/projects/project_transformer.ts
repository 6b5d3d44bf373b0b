import type { Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { languageNow } from '#core/base/language'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { PROJECT_FACTS } from './project.js'
import { formatMoney } from '#engines/money/money'
import type { AgreedValue } from './contract_value.js'
import type Project from './project.js'
import { NO_STANDING, type Standing } from './standing.js'
import { PROJECT_LIFE, projectDecisions } from './states.js'
import { nameIn } from '#core/base/user_names'

const SHOWN = [
  'id',
  'version',
  'code',
  'quotationId',
  'quotationNumber',
  ...PROJECT_FACTS,
  'areaSqm',
  'latitude',
  'longitude',
  'defectsEndOn',
  'currency',
  'status',
] as const

/** A project, with the names of the people who run it. */
export default class ProjectTransformer extends BaseTransformer<Project> {
  constructor(
    project: Project,
    private readonly by: Approver,
    private readonly open: ReadonlyMap<number, ApprovalRequest> = new Map(),
    private readonly names: ReadonlyMap<number, string> = new Map(),
    private readonly agreed: ReadonlyMap<number, AgreedValue> = new Map(),
    private readonly standings: ReadonlyMap<number, Standing> = new Map()
  ) {
    super(project)
  }

  toObject() {
    const project = this.resource
    const manages = this.by.abilities.has('projects.manage')
    const nameOf = (id: number | null) => nameIn(this.names, id)
    const decisions = projectDecisions.can(project, this.by, this.open.get(project.id))
    return {
      ...this.pick(project, SHOWN),
      managerName: nameOf(project.managerId),
      siteEngineerName: nameOf(project.siteEngineerId),
      ...this.#values(),
      ...this.#standing(),
      createdAt: project.createdAt.toUTC().toISO()!,
      updatedAt: project.updatedAt.toUTC().toISO()!,
      nextStatuses: manages ? [...PROJECT_LIFE[project.status]] : [],
      can: { ...{ update: manages, delete: false }, ...decisions },
      allowedActions: projectDecisions.actions.filter((action) => decisions[action]) as string[],
    }
  }

  /** What projects are worth is not for everyone. */
  #values() {
    const { id, currency, contractValue } = this.resource
    const none = { contractValue: null, originalValue: null, revisedValue: null }
    if (!this.by.abilities.has('projects.prices')) return none
    const agreed = this.agreed.get(id)
    if (!agreed) return { ...none, contractValue }
    const originalValue = formatMoney(agreed.originalMinor, currency)
    return {
      contractValue,
      originalValue,
      revisedValue: formatMoney(agreed.revisedMinor, currency),
    }
  }

  /** Plans are not for everyone who may see that there is a project. */
  #standing(): Standing {
    if (!this.by.abilities.has('schedules.view')) return NO_STANDING
    return this.standings.get(this.resource.id) ?? NO_STANDING
  }

  /** For choices: id and label. */
  forOption() {
    const { id, code, name, nameAr } = this.resource
    const shown = (languageNow() === 'ar' && nameAr) || name
    return { id, label: `${code} — ${shown}`, code, name, nameAr: nameAr ?? null }
  }
}
