import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { agreedValues } from './contract_value.js'
import type Project from './project.js'
import { standingsOf } from './standing.js'
import ProjectTransformer from './project_transformer.js'

/** A project as its page shows it, also within the change that was just made of it. */
export async function presentProject(ctx: HttpContext, project: Project, uow?: UnitOfWork) {
  const people = [project.managerId, project.siteEngineerId]
  const known = await knownOf([project], people, uow?.trx)
  return ctx.serialize(ProjectTransformer.transform(project, ctx.abilities, ...known))
}

/** Projects as their list shows them: each of what they are worth and how they stand is one query. */
export async function presentProjects(ctx: HttpContext, projects: Project[]) {
  const known = await knownOf(
    projects,
    projects.map(({ managerId }) => managerId)
  )
  return ctx.serialize(ProjectTransformer.transform(projects, ctx.abilities, ...known))
}

/** What others say of projects: the names of people, what is agreed, and how their plans stand. */
async function knownOf(
  projects: readonly Project[],
  people: (number | null)[],
  client?: TransactionClientContract
) {
  const names = await userNames(people, client)
  return [names, await agreedValues(projects, client), await standingsOf(projects, client)] as const
}
