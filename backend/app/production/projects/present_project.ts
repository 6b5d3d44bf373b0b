import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { agreedValues } from './contract_value.js'
import type Project from './project.js'
import { standingsOf } from './standing.js'
import ProjectTransformer from './project_transformer.js'

/** A project as its page shows it, also within the change that was just made of it. */
export async function presentProject(ctx: HttpContext, project: Project, uow?: UnitOfWork) {
  const names = await userNames([project.managerId, project.siteEngineerId], uow?.trx)
  const agreed = await agreedValues([project], uow?.trx)
  const standings = await standingsOf([project], uow?.trx)
  return ctx.serialize(
    ProjectTransformer.transform(project, ctx.abilities, names, agreed, standings)
  )
}

/** Projects as their list shows them: each of what they are worth and how they stand is one query. */
export async function presentProjects(ctx: HttpContext, projects: Project[]) {
  const names = await userNames(projects.map(({ managerId }) => managerId))
  const agreed = await agreedValues(projects)
  const standings = await standingsOf(projects)
  return ctx.serialize(
    ProjectTransformer.transform(projects, ctx.abilities, names, agreed, standings)
  )
}
