import { companyProfile } from '#core/settings/company'

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
