/** The first folder of an address and the section it belongs to; all other pages are always open. */
const SECTIONS: Record<string, string> = {
  commercial: 'commercial',
  engineering: 'engineering',
  dashboard: 'engineering',
  'quotation-documents': 'engineering',
  'quotation-approval': 'engineering',
  'quotation-approvals': 'engineering',
  procurement: 'procurement',
  production: 'production',
  schedule: 'production',
  hr: 'people',
  finance: 'finance',
  files: 'files',
}

/** The key of the section that a page such as `/hr/employees/7` belongs to. */
export function sectionOfPage(address: string): string | undefined {
  const [, folder = ''] = address.split('/')
  return SECTIONS[folder]
}
