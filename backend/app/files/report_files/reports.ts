import type { Bilingual, Report } from '#core/reports/report'
import { registerFileOwner } from '#files/shared/file_owners'

/** A report that people take away as a file. */
export interface FiledReport {
  name: string
  title: Bilingual
  /** The list that it is about, and who may ask for it. */
  resource: string
  ability: string
  /** What its file is called without its ending; else its name and what was asked. */
  nameOf?(asked: any): string
  /** Of what was asked; null where the record is gone. */
  make(asked: any): Promise<Report | null>
}

const reports = new Map<string, FiledReport>()

/** Makes a report one that can be ordered as a file; called at boot. */
export function registerReport(report: FiledReport) {
  if (reports.has(report.name)) throw new Error(`report ${report.name} is registered twice`)
  reports.set(report.name, report)
  const { resource, ability } = report
  registerFileOwner(reportOwner(report.name), {
    ...{ resource, ability },
    also: ({ id }, file) => file.createdBy === id,
  })
}

/** @throws Error for a report that no department registered */
export function filedReport(name: string): FiledReport {
  const report = reports.get(name)
  if (!report) throw new Error(`no department registered the report ${name}`)
  return report
}

/** Owner of its files; like every export they are gone after a while. */
export const reportOwner = (name: string) => `exports.${name.replaceAll('-', '_')}`
