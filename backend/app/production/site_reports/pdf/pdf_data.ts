import { appUrl } from '#config/app'
import { userNames } from '#core/base/user_names'
import { printedApprovals } from '#core/printing/printed_approvals'
import { printedCompany } from '#core/printing/printed_company'
import { readForWork } from '#core/scanning/work_bytes'
import { infectedAmong } from '#core/storage/scan_gate'
import { filesOf, type FileRow } from '#core/storage/find_files'
import { reencodeImage } from '#core/storage/reencode_image'
import { writeTmpFile, removeTmpFile } from '#core/storage/tmp_files'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { PrintedApproval } from '#engines/pdf/signatures'
import type Project from '#production/projects/project'
import { SITE_PHOTO } from '#production/site_reports/photos'
import { SITE_REPORT } from '#production/site_reports/record_report'
import type SiteReport from '#production/site_reports/site_report'
import { materialsById, tasksById, type TaskRow } from '#production/site_reports/site_tasks'

/** On paper a photo is some 80 mm wide. */
const PHOTO_PIXELS = 900

export interface ReportPdfData {
  company: PrintedCompany
  project: Project
  report: SiteReport
  author: { en: string | undefined; ar: string | undefined }
  tasks: Map<number, TaskRow>
  materials: Awaited<ReturnType<typeof materialsById>>
  photos: { name: string; uri: string }[]
  approvals: PrintedApproval[]
  /** Address of the report's page. */
  link: string
}

/** All that the PDF of a report shows; its rows must be loaded. */
export async function reportPdfData(report: SiteReport, project: Project): Promise<ReportPdfData> {
  const { id, createdBy, works, blockers } = report
  const english = await userNames([createdBy], undefined, 'en')
  const arabic = await userNames([createdBy], undefined, 'ar')
  return {
    ...{ company: await printedCompany(), project, report },
    author: { en: english.get(createdBy ?? 0), ar: arabic.get(createdBy ?? 0) },
    tasks: await tasksById([...works, ...blockers].flatMap(({ taskId }) => taskId ?? [])),
    materials: await materialsById(works.flatMap(({ materialId }) => materialId ?? [])),
    photos: await printedPhotos(id),
    approvals: await printedApprovals(SITE_REPORT, id),
    link: new URL(`/production/site-reports/${id}`, appUrl).href,
  }
}

/** Upright, without their metadata and as large as paper shows them; one after the other. */
async function printedPhotos(reportId: number) {
  const rows: FileRow[] = await filesOf(SITE_PHOTO, [reportId]).orderBy('id')
  const photos = []
  const infected = await infectedAmong(rows.map(({ storage_key: key }) => key))
  for (const { storage_key: key, original_name: name } of rows) {
    // a report is printed without what can't be opened any more
    if (infected.has(key)) continue
    const file = await writeTmpFile([await readForWork(key)])
    try {
      const size = { width: PHOTO_PIXELS, height: PHOTO_PIXELS, quality: 80 }
      const { bytes, mime } = await reencodeImage({ path: file.path, name }, size)
      photos.push({ name, uri: `data:${mime};base64,${bytes.toString('base64')}` })
    } finally {
      await removeTmpFile(file.path)
    }
  }
  return photos
}
