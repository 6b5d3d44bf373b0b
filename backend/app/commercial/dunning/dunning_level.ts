import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DunningLevelSchema } from '#database/schema'

export const TEXT_FIELDS = ['titleEn', 'titleAr', 'bodyEn', 'bodyAr'] as const
export type DunningTexts = Record<(typeof TEXT_FIELDS)[number], string>

/** Level 1 to 4: from how many days late a letter of it is due, and what that says. */
export default class DunningLevel extends DunningLevelSchema {
  get texts(): DunningTexts {
    const { titleEn, titleAr, bodyEn, bodyAr } = this
    return { titleEn, titleAr, bodyEn, bodyAr }
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    return { days: this.days, ...this.texts }
  }
}

/** All levels, the first one first. */
export const dunningLevels = (client?: QueryClientContract) =>
  DunningLevel.query(client && { client }).orderBy('level')

/** The level of an invoice by days late: 0 none yet, 4 the last. */
export const levelAt = (levels: readonly Pick<DunningLevel, 'days'>[], daysLate: number): number =>
  levels.filter(({ days }) => daysLate >= days).length
