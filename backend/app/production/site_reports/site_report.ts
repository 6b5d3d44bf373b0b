import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { searchText } from '#engines/text/fold'
import { SiteReportSchema } from '#database/schema'
import type { SiteReportStatus } from '#production/enums/site_reports'
import {
  SiteReportBlocker,
  SiteReportCrew,
  SiteReportEquipment,
  SiteReportWork,
} from './site_report_rows.js'

const inOrder = {
  foreignKey: 'reportId',
  onQuery: (query: any) => void query.orderBy('line'),
}

/** What a site did on a day: one of a project, day and author. */
export default class SiteReport extends SiteReportSchema {
  declare status: SiteReportStatus

  @hasMany(() => SiteReportCrew, inOrder)
  declare crews: HasMany<typeof SiteReportCrew>

  @hasMany(() => SiteReportEquipment, inOrder)
  declare equipment: HasMany<typeof SiteReportEquipment>

  @hasMany(() => SiteReportWork, inOrder)
  declare works: HasMany<typeof SiteReportWork>

  @hasMany(() => SiteReportBlocker, inOrder)
  declare blockers: HasMany<typeof SiteReportBlocker>

  refreshSearchText() {
    this.searchText = searchText(this.number, this.reportOn, this.notes, this.visitors)
  }
}
