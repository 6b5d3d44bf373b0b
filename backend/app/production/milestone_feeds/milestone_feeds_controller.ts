import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { languageNamed, languageOf } from '#core/base/language'
import { answerFeed } from '#core/calendar_feeds/answer_feed'
import { digestIn, digestOf, newToken } from '#core/calendar_feeds/feed_token'
import { isoInstant, sqlInstant } from '#core/database/instants'
import { refuseTokens } from '#core/http/refuse_tokens'
import { validateBody } from '#core/http/validate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { feedOwner } from '#identity/guard/feed_owner'
import { milestoneCalendar } from '#production/milestone_feeds/milestone_calendar'
import { milestoneOutlooks } from '#production/project_milestones/milestone_outlooks'
import ProjectMilestone from '#production/project_milestones/project_milestone'
import { findProject } from '#production/projects/find_project'
import type Project from '#production/projects/project'

/** The milestones of a project for calendar programs, at an address of one's own that can be revoked. */
export default class MilestoneFeedsController {
  /** Since when the own address is there; it is shown only once. */
  async show({ params, auth }: HttpContext) {
    const { id } = await findProject(params.id)
    const own = { user_id: auth.user!.id, project_id: id }
    const row = await db.from('milestone_feeds').where(own).first()
    return { since: row ? isoInstant(row.created_at) : null }
  }

  /** Makes an address; one that was given before ends. */
  async store(ctx: HttpContext) {
    refuseTokens(ctx)
    await validateBody(ctx, noBody)
    const project = await findProject(ctx.params.id)
    const token = newToken()
    const own = { user_id: ctx.auth.user!.id, project_id: project.id }
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      await uow.trx.from('milestone_feeds').where(own).delete()
      const language = languageOf(ctx)
      const row = { ...own, digest: digestOf(token), language, created_at: sqlInstant() }
      await uow.trx.table('milestone_feeds').insert(row)
      await record(uow, project, 'create')
      return { path: `/api/calendar-feeds/milestones/${token}.ics` }
    })
  }

  async destroy(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const own = { user_id: ctx.auth.user!.id, project_id: project.id }
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await uow.trx.from('milestone_feeds').where(own).delete()
      await record(uow, project, 'delete')
    })
  }

  /** What a calendar program reads; the address is the only credential. */
  async read(ctx: HttpContext) {
    const digest = digestIn(ctx.params.token)
    const feed = await db.from('milestone_feeds').where('digest', digest).first()
    const owner = await feedOwner(feed?.user_id, 'project-milestones.view')
    if (!owner) throw notFound()
    const project = await findProject(feed.project_id)
    const milestones = await ProjectMilestone.query()
      .where('projectId', project.id)
      .orderBy('position')
      .orderBy('id')
    const placed = await milestoneOutlooks(project, milestones)
    return answerFeed(ctx, milestoneCalendar(project, placed, languageNamed(feed.language)))
  }
}

const record = (uow: UnitOfWork, { id, code }: Project, action: 'create' | 'delete') =>
  uow.audit({
    action,
    ...{ entityType: 'milestone_feed', entityId: id, label: code },
    ...(action === 'create' ? { after: {} } : { before: {} }),
  })
