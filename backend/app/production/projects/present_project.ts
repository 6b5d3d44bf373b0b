import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { agreedValues } from './contract_value.js'
import type Project from './project.js'
import ProjectTransformer from './project_transformer.js'

/** A project as its page shows it, also within the change that was just made of it. */
export async function presentProject(ctx: HttpContext, project: Project, uow?: UnitOfWork) {
  const names = await userNames([project.managerId, project.siteEngineerId], uow?.trx)
  const agreed = await agreedValues([project], uow?.trx)
  return ctx.serialize(ProjectTransformer.transform(project, ctx.abilities, names, agreed))
}
