import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import AttendanceSite from '#people/attendance_sites/attendance_site'

export interface PosterPrint {
  siteId: number
  language: 'en' | 'ar'
}

/** `ownerType` of printed posters; their `ownerId` is the place's. */
export const ATTENDANCE_POSTER = 'attendance_poster'

/** Prints the poster of a place with its code. */
export default class PrintPosterJob extends Job<PosterPrint> {
  static jobName = 'people.print_attendance_poster'
  static timeoutSeconds = 180

  async handle(context: JobContext<PosterPrint>) {
    const { siteId, language } = context.payload
    await printJob(context, async () => {
      const abilities = await abilitiesOfRequester(context.job.createdBy)
      const site = await AttendanceSite.find(siteId)
      if (!site?.code || !abilities.has('employees.manage')) return null
      return {
        name: `attendance-${site.id}-${language}.pdf`,
        owner: { ownerType: ATTENDANCE_POSTER, ownerId: site.id },
        html: async () => {
          const { posterPdf } = await import('./poster_pdf.js')
          const { addressOfCode } = await import('#people/attendance_sites/site_code')
          const { printedCompany } = await import('#core/printing/printed_company')
          const link = addressOfCode(site)
          return posterPdf({ company: await printedCompany(), site, link }, language)
        },
      }
    })
  }
}
