import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import type DunningLevel from '#commercial/dunning/dunning_level'
import { dunningLevels } from '#commercial/dunning/dunning_level'
import { saveLevel } from '#commercial/dunning/save_level'
import { levelValidator } from '#commercial/dunning/validator'

export default class DunningLevelsController {
  /** When letters are due, and what they say. */
  async index(ctx: HttpContext) {
    const levels = await dunningLevels()
    return levels.map((level) => shown(ctx, level))
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, levelValidator)
    const change = { level: Number(ctx.params.id), expectedVersion: requireVersion(ctx), input }
    return writeRequest(ctx, async (uow) => shown(ctx, await saveLevel(uow, change)))
  }
}

const shown = ({ abilities }: HttpContext, { level, version, days, texts }: DunningLevel) => ({
  ...{ id: level, version, days, ...texts },
  can: { update: abilities.has('dunning-levels.manage') },
})
