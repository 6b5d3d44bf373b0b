import type { PrintLanguage } from '#engines/pdf/document'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { Moment } from '#engines/scheduling/moment'
import type { LinkType, TaskKind } from '#engines/scheduling/network'
import type { ResourceLoad } from '#engines/scheduling/resource_load'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { Paper } from './geometry.js'

/** A task as it is printed; days are working days of its own calendar. */
export interface ChartRow {
  id: number
  wbs: string
  /** 1 for the outermost. */
  level: number
  kind: TaskKind
  code: string
  name: string
  nameAr: string | null
  days: number | null
  floatDays: number | null
  span: readonly [Moment, Moment] | null
  slackUntil: Moment | null
  deadline: Moment | null
  /** From 0 to 1. */
  progress: number
  isCritical: boolean
  /** Its own, such as `#1f7a45`. */
  color: string | null
  /** Where the baseline had it. */
  baseline: readonly [Moment, Moment] | null
}

export interface ChartLine {
  fromId: number
  toId: number
  type: LinkType
}

/** What a resource has to do, day by day. */
export interface ChartLoad {
  code: string
  name: string
  nameAr: string | null
  load: ResourceLoad
}

export interface ChartData {
  company: PrintedCompany
  project: { code: string; name: string; nameAr: string | null }
  paper: Paper
  /** Decides the side of the table and which language comes first. Time runs from left to right. */
  language: PrintLanguage
  /** On the firm's clock. */
  printedAt: string
  dataDate: Moment | null
  finish: Moment | null
  /** The days that are drawn, half open. */
  axis: { from: Moment; to: Moment }
  /** Of the schedule: closed days are shaded. */
  calendar: WorkCalendar | null
  rows: readonly ChartRow[]
  links: readonly ChartLine[]
  /** What the bars are compared with. */
  baseline: { name: string } | null
  loads: readonly ChartLoad[]
}
