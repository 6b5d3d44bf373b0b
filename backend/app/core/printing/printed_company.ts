import { companyProfile, logoFileId } from '#core/settings/company'
import { readBlob } from '#core/storage/blobs'
import { findFile } from '#core/storage/find_files'
import type { PrintedCompany } from '#engines/pdf/letterhead'

let kept: { fileId: number; logo: string } | null = null

/** The firm with its logo, as shown at the head of every document. */
export async function printedCompany(): Promise<PrintedCompany> {
  const { companyName, companyNameAr, address, addressAr, ...profile } = companyProfile()
  const { commercialRegistration, vatNumber, phone, email, website } = profile
  return {
    nameEn: companyName,
    nameAr: companyNameAr,
    address: address || addressAr ? { en: address, ar: addressAr } : null,
    ...{ commercialRegistration, vatNumber, phone, email, website },
    logo: await embeddedLogo(),
  }
}

/** The logo as a data URI; read once, until another one is uploaded. */
async function embeddedLogo(): Promise<string | null> {
  const fileId = logoFileId()
  if (fileId === null) return null
  if (kept?.fileId === fileId) return kept.logo
  const file = await findFile(fileId)
  if (!file) return null
  const bytes = await readBlob(file.storage_key)
  kept = { fileId, logo: `data:${file.mime};base64,${bytes.toString('base64')}` }
  return kept.logo
}
