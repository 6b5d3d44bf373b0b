import { PermanentJobError } from '#core/jobs/define_job'
import { PdfError } from '#engines/pdf/errors'

/** A job's document as PDF. @throws PermanentJobError where this machine has no browser */
export async function printDocument(html: string, signal: AbortSignal): Promise<Buffer> {
  try {
    const { sharedRenderer } = await import('#engines/pdf/shared_renderer')
    return await sharedRenderer().render(html, { signal })
  } catch (error) {
    const missing = error instanceof PdfError && error.code === 'E_PDF_BROWSER_MISSING'
    throw missing ? new PermanentJobError('jobs.reasons.no_browser', {}, { cause: error }) : error
  }
}
