import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4 } from '#engines/money/money'
import { localizedName } from '#procurement/shared/localized_names'
import WithholdingKind from '#procurement/withholding_kinds/withholding_kind'
import { listRates } from '#procurement/withholding_kinds/rates'

/** The law knows a dozen; all of them fit into one choice. */
const MOST = 200

export default class WithholdingKindLookupsController {
  /** The kinds in use with the rate of today, for those who state them. */
  async index(ctx: HttpContext) {
    const { q, id: wanted } = ctx.request.qs()
    const query = WithholdingKind.query().orderBy('id').limit(MOST)
    // one that is no longer used still has its name
    void (wanted === undefined ? query.where('active', true) : query.whereIn('id', idsOf(wanted)))
    const asked = String(q ?? '')
      .trim()
      .toLowerCase()
    const kinds = (await query).filter(({ code, name, nameAr }) =>
      `${code} ${name} ${nameAr}`.toLowerCase().includes(asked)
    )
    const rates = await listRates(
      kinds.map((kind) => kind.id),
      db
    )
    return kinds.map((kind) => {
      const rate = rates.on(kind.id, today())
      return {
        ...{ id: kind.id, label: localizedName(kind.name, kind.nameAr), nameAr: kind.nameAr },
        rate: rate === null ? null : formatDecimal4(rate),
      }
    })
  }
}

const idsOf = (wanted: unknown) => [wanted].flat().map(Number).filter(Number.isSafeInteger)
