import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { costDocuments } from '#core/budgets/cost_sources'
import { WORTH_FIGURES, type WorthFigure } from '#core/budgets/project_worth'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { findPage } from '#core/listing/find_page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { writeRequest } from '#core/unit_of_work/write_request'
import { orderReport } from '#files/report_files/order_report'
import { presentItems, sourcesOf } from '#finance/budgets/budget_items'
import { profitabilityListing } from './listing.js'
import { presentDetail, presentProfitability, type NamedProject } from './present.js'
import { profitabilityOf } from './profitability.js'
import { saveEstimate } from './save_estimate.js'
import {
  estimateValidator,
  profitabilityFileValidator,
  profitabilityItemsValidator,
} from './validator.js'
import { worthItems } from './worth_items.js'

const isWorth = (figure: string): figure is WorthFigure =>
  (WORTH_FIGURES as readonly string[]).includes(figure)

export default class ProjectProfitabilityController {
  /** A page of projects with what each brings and costs. */
  async index(ctx: HttpContext) {
    const query = parseListQuery(profitabilityListing, ctx.request.qs(), ctx.abilities)
    const { ids, total } = await findPage(profitabilityListing, query, null)
    sendTotal(ctx, total)
    const projects: NamedProject[] = await db.from('project_names').whereIn('id', ids)
    const byId = new Map(projects.map((project) => [project.id, project]))
    const figures = await profitabilityOf(ids)
    return ids.map((id) => presentProfitability(byId.get(id)!, figures.get(id)!))
  }

  /** The same of one project, with its costs by source and cost head. */
  async show({ params }: HttpContext) {
    return shown(Number(params.id))
  }

  /** The documents behind a figure. */
  async items(ctx: HttpContext) {
    const { id } = await projectOf(Number(ctx.params.id))
    const { figure, costHead: head } = await validateQuery(ctx, profitabilityItemsValidator)
    if (isWorth(figure)) return worthItems(id, figure)
    const question = { owner: 'project' as const, ids: [id], sources: sourcesOf(figure), head }
    return presentItems(await costDocuments(question))
  }

  /** States what a project is expected to cost in all. */
  async update(ctx: HttpContext) {
    const stated = await validateBody(ctx, estimateValidator)
    const version = requireVersion(ctx)
    const id = Number(ctx.params.id)
    await writeRequest(ctx, async (uow) => {
      await saveEstimate(uow, id, stated, version)
      return null
    })
    return shown(id)
  }

  /** The figures as a file: of one project, or of all with a status. */
  async store(ctx: HttpContext) {
    const { format, projectId, status } = await validateBody(ctx, profitabilityFileValidator)
    if (projectId) await projectOf(projectId)
    return orderReport(ctx, {
      ...{ report: 'project-profitability', format, asked: { projectId, status } },
    })
  }
}

async function projectOf(id: number): Promise<NamedProject> {
  const project = await db.from('project_names').where('id', id).first()
  if (!project) throw notFound()
  return project
}

async function shown(id: number) {
  const project = await projectOf(id)
  const figures = await profitabilityOf([id])
  return presentDetail(project, figures.get(id)!)
}
