/** How many rows each table of a copy has. */
export type RowCounts = Record<string, number>

/** How one kind of database is copied and put back. */
export interface DatabaseCopy {
  /** Name of the copy in a backup. */
  readonly file: string
  /** Writes a copy as of one moment, while the portal is running. @returns what it holds */
  save(path: string): Promise<RowCounts>
  /** True when there is nothing that a restore would take away. */
  isEmpty(): Promise<boolean>
  /** @throws BackupRefused while someone uses the database */
  requireUnused(): Promise<void>
  /** Takes every table away. @throws BackupRefused while someone uses it */
  clear(): Promise<void>
  /** Puts the copy in the place of what is there. @throws BackupRefused while someone uses it */
  restore(path: string): Promise<void>
}
