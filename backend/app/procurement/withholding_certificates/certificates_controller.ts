import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/base/app_error'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { validateBody } from '#core/http/validate'
import { presentFiles } from '#core/storage/present_files'
import { writeRequest } from '#core/unit_of_work/write_request'
import Vendor from '#procurement/vendors/models/vendor'
import { certificateYears } from '#procurement/withholding_certificates/certificate'
import PrintCertificateJob, {
  CERTIFICATE_PDF,
} from '#procurement/withholding_certificates/pdf/print_certificate_job'

export const certificateValidator = vine.create({
  year: vine.number().withoutDecimals().range([2004, 2200]),
  language: vine.enum(['en', 'ar'] as const),
})

export default class CertificatesController {
  /** The years in which tax was withheld of a vendor, and the certificates that were printed. */
  async index({ params }: HttpContext) {
    const { id } = await findVendor(params.id)
    const years = await certificateYears(id)
    return {
      years: years.map(({ year, subjectMinor, taxMinor }) => ({
        ...{ year, subject: baseMoney(subjectMinor), tax: baseMoney(taxMinor) },
      })),
      files: await presentFiles(CERTIFICATE_PDF, id),
    }
  }

  /** Answers 202 with the job that prints the certificate of a year. */
  async store(ctx: HttpContext) {
    const { year, language } = await validateBody(ctx, certificateValidator)
    const { id, name } = await findVendor(ctx.params.id)
    const years = await certificateYears(id)
    const found = years.find((one) => one.year === year)
    if (!found) throw notFound()
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintCertificateJob.jobName,
        title: `Withholding tax certificate ${year} of ${name}`,
        titleAr: `شهادة ضريبة الاستقطاع ${year} للمورّد ${name}`,
        payload: { vendorId: id, year, language },
        dedupKey: `withholding-certificate:${ctx.actor!.id}:${id}:${year}:${language}:${found.taxMinor}`,
      })
    )
  }
}

async function findVendor(id: number): Promise<Vendor> {
  const vendor = await Vendor.find(id)
  if (!vendor) throw notFound()
  return vendor
}
