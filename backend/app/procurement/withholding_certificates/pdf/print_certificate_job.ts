import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import Vendor from '#procurement/vendors/models/vendor'

export interface CertificatePrint {
  vendorId: number
  year: number
  language: 'en' | 'ar'
}

/** `ownerType` of certificates; their `ownerId` is the vendor's. */
export const CERTIFICATE_PDF = 'withholding_certificate_pdf'

/** Prints what was withheld of a vendor in a year; the PDF is kept with the vendor. */
export default class PrintCertificateJob extends Job<CertificatePrint> {
  static jobName = 'procurement.print_withholding_certificate'
  static timeoutSeconds = 180

  async handle(context: JobContext<CertificatePrint>) {
    const { payload, job } = context
    await printJob(context, () => certificateOf(payload, job.createdBy))
  }
}

async function certificateOf(
  { vendorId, year, language }: CertificatePrint,
  createdBy: number | null
) {
  const abilities = await abilitiesOfRequester(createdBy)
  const vendor = await Vendor.find(vendorId)
  if (!vendor || !abilities.has('withholding.view')) return null
  return {
    name: `withholding-${year}-${vendor.id}-${language}.pdf`,
    owner: { ownerType: CERTIFICATE_PDF, ownerId: vendor.id },
    html: async () => {
      const { printedCompany } = await import('#core/printing/printed_company')
      const { certificateLines } = await import('../certificate.js')
      const { certificatePdf } = await import('./certificate_pdf.js')
      const lines = await certificateLines(vendor.id, year)
      const company = await printedCompany()
      return certificatePdf({ company, vendor, year, lines }, language)
    },
  }
}
