import { companyProfile } from '#core/settings/company'
import type { PrintedCompany } from '#engines/pdf/letterhead'

/** The company as its settings have it; tax invoices keep a copy of it. */
export function sellerNow(): Record<string, string | null> {
  const company = companyProfile()
  const { commercialRegistration, vatNumber, phone, email, address, addressAr } = company
  return {
    nameEn: company.companyName,
    nameAr: company.companyNameAr,
    vatNumber,
    commercialRegistration,
    address: address ?? addressAr,
    addressAr: addressAr ?? address,
    phone,
    email,
    bankName: company.bankName,
    accountName: company.accountName,
    iban: company.iban,
    swiftCode: company.swiftCode,
  }
}

/** The seller of a document as its letterhead names it. */
export const printedSeller = (seller: Record<string, string | null> | null): PrintedCompany => ({
  nameEn: seller?.nameEn ?? '',
  nameAr: seller?.nameAr ?? '',
  address: { en: seller?.address, ar: seller?.addressAr },
  commercialRegistration: seller?.commercialRegistration,
  vatNumber: seller?.vatNumber,
  phone: seller?.phone,
  email: seller?.email,
})
