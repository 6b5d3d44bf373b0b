/** What an upload may be. The name is what our own look at the bytes answers, never what a client says. */
export type Kind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'tiff'
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'csv'
  | 'vcf'
  | 'ics'
  | 'dwg'
  | 'dxf'
  | 'txt'
  | 'table'
  | 'xer'
  | 'mspdi'
  | 'mt940'
  | 'camt'
  | 'xls'
  | 'msg'
  | 'eml'
  | 'zip'
  | 'ifc'

interface KindFacts {
  /** The only content type that such a file is ever served with. */
  mime: string
  /** File name endings that fit; the first one is given to names that lack a fitting one. */
  extensions: readonly [string, ...string[]]
}

export const KINDS: Readonly<Record<Kind, KindFacts>> = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe'] },
  png: { mime: 'image/png', extensions: ['png'] },
  gif: { mime: 'image/gif', extensions: ['gif'] },
  webp: { mime: 'image/webp', extensions: ['webp'] },
  tiff: { mime: 'image/tiff', extensions: ['tif', 'tiff'] },
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
  },
  csv: { mime: 'text/csv; charset=utf-8', extensions: ['csv', 'txt'] },
  // cards of people: saved, never shown by a browser
  vcf: { mime: 'text/vcard; charset=utf-8', extensions: ['vcf'] },
  // events of a calendar: read and not stored
  ics: { mime: 'text/calendar; charset=utf-8', extensions: ['ics'] },
  dwg: { mime: 'image/vnd.dwg', extensions: ['dwg'] },
  dxf: { mime: 'image/vnd.dxf', extensions: ['dxf'] },
  txt: { mime: 'text/plain; charset=utf-8', extensions: ['txt', 'log', 'md'] },
  // comma separated values that are kept and not imported: every byte of them has been looked at
  table: { mime: 'text/csv; charset=utf-8', extensions: ['csv'] },
  // schedules of Primavera and of Microsoft Project, never shown by a browser
  xer: { mime: 'application/octet-stream', extensions: ['xer'] },
  mspdi: { mime: 'application/octet-stream', extensions: ['xml'] },
  // statements of banks, never shown by a browser
  mt940: { mime: 'application/octet-stream', extensions: ['sta', 'mt940', '940', 'txt'] },
  camt: { mime: 'application/octet-stream', extensions: ['xml'] },
  // what a client sends with an enquiry: kept as it came, to be saved and never shown or unpacked here
  xls: { mime: 'application/vnd.ms-excel', extensions: ['xls'] },
  msg: { mime: 'application/vnd.ms-outlook', extensions: ['msg'] },
  eml: { mime: 'application/octet-stream', extensions: ['eml'] },
  zip: { mime: 'application/zip', extensions: ['zip'] },
  ifc: { mime: 'application/x-step', extensions: ['ifc'] },
}

/** Pictures that a browser shows and that can be decoded and re-encoded. */
export const PHOTOS = ['jpeg', 'png', 'gif', 'webp'] as const satisfies Kind[]
/** What is filed with a record: documents, office files, scans. */
export const OFFICE_FILES = [
  'pdf',
  'docx',
  'xlsx',
  'jpeg',
  'png',
  'gif',
  'webp',
  'tiff',
] as const satisfies Kind[]
/** Documents and drawings. */
export const DOCUMENTS = [...OFFICE_FILES, 'dwg', 'dxf'] as const satisfies Kind[]
/** What a client sends with an enquiry: documents, drawings, models, mail and archives. */
export const ENQUIRY_FILES = [
  ...DOCUMENTS,
  'table',
  'xls',
  'msg',
  'eml',
  'zip',
  'ifc',
] as const satisfies Kind[]

const PICTURES = new Set<Kind>(['jpeg', 'png', 'gif', 'webp', 'tiff'])

export function isPicture(kind: Kind) {
  return PICTURES.has(kind)
}
