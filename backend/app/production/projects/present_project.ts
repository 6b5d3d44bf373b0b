import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { agreedValues } from './contract_value.js'
import { PROJECT } from './decide_project.js'
import type Project from './project.js'
import { standingsOf } from './standing.js'
import ProjectTransformer from './project_transformer.js'

/** A project as its page shows it, also within the change that was just made of it. */
export async function presentProject(ctx: HttpContext, project: Project, uow?: UnitOfWork) {
  const people = [project.managerId, project.siteEngineerId]
  const known = await knownOf([project], people, uow?.trx)
  return ctx.serialize(ProjectTransformer.transform(project, approverOf(ctx), ...known))
}

/** Projects as their list shows them: each of what they are worth and how they stand is one query. */
export async function presentProjects(ctx: HttpContext, projects: Project[]) {
  const known = await knownOf(
    projects,
    projects.map(({ managerId }) => managerId)
  )
  return ctx.serialize(ProjectTransformer.transform(projects, approverOf(ctx), ...known))
}

/** What others say of projects: who is to approve them, the names of people, what is agreed, and how their plans stand. */
async function knownOf(
  projects: readonly Project[],
  people: (number | null)[],
  client?: TransactionClientContract
) {
  const waiting = projects.filter(({ status }) => status === 'pending_approval')
  const ids = waiting.map(({ id }) => id)
  const open = await openApprovals(PROJECT, ids, client)
  const names = await userNames(people, client)
  const agreed = await agreedValues(projects, client)
  return [open, names, agreed, await standingsOf(projects, client)] as const
}
