import { createHash } from 'node:crypto'
import { formatDecimal4 } from '#engines/money/money'
import type SiteReport from './site_report.js'
import type { SiteReportWork } from './site_report_rows.js'

/** What a report states, row by row; its rows must be loaded. */
export function contentOf(report: SiteReport) {
  const { number, projectId, reportOn, weather, temperatureLow, temperatureHigh } = report
  const { visitors, notes } = report
  return {
    ...{ number, projectId, reportOn, weather, temperatureLow, temperatureHigh, visitors, notes },
    crews: report.crews.map(({ trade, headcount, hoursE4 }) => ({
      ...{ trade, headcount },
      hours: formatDecimal4(hoursE4),
    })),
    equipment: report.equipment.map(({ name, count, hoursE4 }) => ({
      ...{ name, count },
      hours: formatDecimal4(hoursE4),
    })),
    works: report.works.map(workOf),
    blockers: report.blockers.map(({ reason, taskId, details }) => ({ reason, taskId, details })),
  }
}

/** What the audit log compares. */
export const auditOf = (report: SiteReport): Record<string, unknown> => ({
  ...contentOf(report),
  status: report.status,
  reason: report.reason,
  contentHash: report.contentHash,
})

/**
 * What the approver agreed to, in 64 hexadecimal digits: every statement of the report and every photo.
 * @param photos SHA-256 of each, in their order
 */
export function contentHash(report: SiteReport, photos: readonly string[]): string {
  const text = JSON.stringify({ ...contentOf(report), photos })
  return createHash('sha256').update(text).digest('hex')
}

/** Reports of earlier days did not say it: without a material their hash stays as it was. */
const workOf = (work: SiteReportWork) => {
  const { taskId, materialId, quantityE4, unit, percentBp, remaining, note } = work
  return {
    taskId,
    quantity: quantityE4 === null ? null : formatDecimal4(quantityE4),
    ...{ unit, percentComplete: percentBp / 100, remaining, note },
    ...(materialId !== null && { materialId }),
  }
}
