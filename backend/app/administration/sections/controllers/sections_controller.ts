import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import Section from '#administration/models/section'
import { changeSection } from '#administration/sections/change_section'
import { sectionListing } from '#administration/sections/listing'
import { updateSectionValidator } from '#administration/sections/validator'
import SectionTransformer from '#administration/transformers/section_transformer'

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
    const seen = requireVersion(ctx)
    const { id } = await findSection(ctx.params.id)
    return writeRequest(ctx, async (unit) => {
      const section = await changeSection(unit, id, seen, input)
      return ctx.serialize(SectionTransformer.transform(section, ctx.abilities))
    })
  }
}

async function findSection(asked: string): Promise<Section> {
  const section = await Section.query()
    .where(/^\d+$/.test(asked) ? 'id' : 'key', asked)
    .first()
  if (!section) throw notFound()
  return section
}
