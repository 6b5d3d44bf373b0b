import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import Section from './section.js'
import { changeSection } from './change_section.js'
import { sectionListing } from './listing.js'
import { updateSectionValidator } from './validator.js'
import SectionTransformer from './section_transformer.js'

/** The departments as sections that an administrator opens and closes. `:id` is the id or the key. */
export default class SectionsController {
  async index(ctx: HttpContext) {
    const sections = await answerList(ctx, Section, sectionListing)
    return ctx.serialize(SectionTransformer.transform(sections, ctx.abilities))
  }

  async show(ctx: HttpContext) {
    const section = await findSection(ctx.params.id)
    return ctx.serialize(SectionTransformer.transform(section, ctx.abilities))
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateSectionValidator)
    const expectedVersion = requireVersion(ctx)
    const { id } = await findSection(ctx.params.id)
    return writeRequest(ctx, async (uow) => {
      const section = await changeSection(uow, id, expectedVersion, input)
      return ctx.serialize(SectionTransformer.transform(section, ctx.abilities))
    })
  }
}

async function findSection(requested: string): Promise<Section> {
  const section = await Section.query()
    .where(/^\d+$/.test(requested) ? 'id' : 'key', requested)
    .first()
  if (!section) throw notFound()
  return section
}
