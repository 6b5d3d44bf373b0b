import {
  SiteReportBlockerSchema,
  SiteReportCrewSchema,
  SiteReportEquipmentSchema,
  SiteReportWorkSchema,
} from '#database/schema'

/** How many of a trade worked, and how long each. */
export class SiteReportCrew extends SiteReportCrewSchema {}

export class SiteReportEquipment extends SiteReportEquipmentSchema {
  static table = 'site_report_equipment'
}

/** How far a task of the schedule is at the end of the day. */
export class SiteReportWork extends SiteReportWorkSchema {}

/** What kept work from going on. */
export class SiteReportBlocker extends SiteReportBlockerSchema {}
