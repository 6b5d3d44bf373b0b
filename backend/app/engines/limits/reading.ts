/*
 * What a stranger's file may take while it is read: the one place for every reader, those of archives,
 * XML, tables, documents and pictures as well as those of formats to come. A new reader takes its
 * limits from here or adds its own, runs in a confined process, and is listed in docs/security.md.
 */

const KB = 1024
const MB = 1024 * KB

/** What a process may take before it is ended. */
export interface Confinement {
  /** Of its JavaScript. */
  heapMb: number
  /** Of everything it holds, where the system reports it. */
  memoryMb: number
  seconds: number
}

/** What an office file or another archive may have; beyond it no one waits for what comes out. */
export const ARCHIVE = {
  members: 5_000,
  directoryBytes: 2 * MB,
  unpackedBytes: 200 * MB,
  /** Real office files pack 5 to 30 times; a bomb packs a thousand times. */
  ratio: 120,
  /** Below this even a good ratio unpacks to nothing worth refusing. */
  harmlessBytes: 8 * MB,
} as const

export const XML = {
  /** Tables in tables of a letter reach some fifty. */
  depth: 256,
  /** Characters between two marks: a text, a tag with its attributes, a comment. */
  gap: 4 * MB,
} as const

export const TABLE = {
  /** Cells beyond these are no part of a table. */
  columns: 500,
  /** Characters of one row; a workbook allows 32,767 in a cell. */
  longestRow: MB,
  /** Texts that a workbook keeps apart from its cells; beyond this it does not fit a small server. */
  sharedText: 96 * MB,
  /** All rows together: a text that many cells share is written once for each of them. */
  writtenBytes: 256 * MB,
} as const

/** Address books; a picture on each of 2,000 cards takes some 40 MB and is better left out. */
export const CARDS = {
  bytes: 20 * MB,
  cards: 50_000,
} as const

/** Schedules of other programs; a programme of 4,000 activities takes some 4 MB. */
export const SCHEDULE_FILE = {
  bytes: 50 * MB,
  /** Of all tables together: a text of many bytes a row does not get here. */
  rows: 600_000,
  tasks: 20_000,
  links: 100_000,
  calendars: 2_000,
  /** Of the outline. */
  levels: 50,
} as const

/** Calendars of other programs; a year of a busy person takes some 300 KB. */
export const CALENDAR_FILE = {
  bytes: MB,
  /** Also with the days of series that are written out as events. */
  events: 2_000,
  /** Components within each other: an alarm of an event of a calendar is three. */
  depth: 5,
  /** Days that fall out of one series. */
  exceptions: 1_000,
  /** Days of one series that are written out as events. */
  writtenOut: 400,
} as const

/** Statements of banks; a line takes some 300 bytes, a line of XML ten times as much. */
export const BANK_FILE = {
  bytes: 25 * MB,
  lines: 50_000,
  statements: 1_000,
} as const

/** Bills of quantities that come as workbooks, with the pictures and plans that clients put in them. */
export const WORKBOOK = {
  bytes: 25 * MB,
  sheets: 200,
  /** Lines of all sheets together: what a quotation holds. */
  lines: 5_000,
  /** Of each sheet, what is shown while its columns are named. */
  shownRows: 40,
  shownColumns: 30,
  shownText: 120,
  /** Bytes of one row as it is written in the file, and of the part that lists the sheets. */
  rowBytes: 4 * MB,
  bookBytes: 16 * MB,
} as const

export const PICTURE = {
  /** 40 megapixels: a large phone photo or an A3 scan at 300 dpi, decoded within 160 MB. */
  pixels: 40_000_000,
  frames: 200,
  /** The decoder gives up by itself before its process is ended. */
  decodeSeconds: 20,
} as const

export const PDF = {
  pages: 300,
  /** Pages without text are pictures for the text recognition, which takes seconds for each. */
  pictures: 20,
  /** Pixels across: about 200 dpi of an A4 page. */
  pictureWidth: 1650,
  picturePixels: 12_000_000,
} as const

/** Uploads whose bytes are looked at in the same process at the same time, and who waits for whom. */
export const AT_ONCE = {
  /** Directories of archives: at most `ARCHIVE.directoryBytes` each. */
  directories: 4,
  /** One after the other, so that a process that was ended names the picture that ended it. */
  pictures: 1,
  /** Tables whose first rows someone waits for; a reader may grow to its limit. */
  tables: 2,
  calendars: 2,
} as const

export const CONFINED = {
  /** Someone waits for the first rows; the whole of a long table is read by a job. */
  tableHead: { heapMb: 384, memoryMb: 640, seconds: 30 },
  document: { heapMb: 384, memoryMb: 640, seconds: 300 },
  workbook: { heapMb: 384, memoryMb: 640, seconds: 120 },
  schedule: { heapMb: 512, memoryMb: 768, seconds: 120 },
  bankFile: { heapMb: 384, memoryMb: 640, seconds: 120 },
  /** Someone waits for it. */
  calendar: { heapMb: 256, memoryMb: 512, seconds: 20 },
  /** A search of a minute, with exact search beside the heuristic. */
  optimizer: { heapMb: 600, memoryMb: 1024, seconds: 180 },
  pdf: { heapMb: 256, memoryMb: 512, seconds: 60 },
  picture: { heapMb: 128, memoryMb: 640, seconds: PICTURE.decodeSeconds + 5 },
  /** The models of two languages, and a picture. */
  recognition: { heapMb: 384, memoryMb: 1024, seconds: 120 },
} as const satisfies Record<string, Confinement>
