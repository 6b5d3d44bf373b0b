import type { ConnectionOptions } from 'mysql2/promise'

interface Database {
  server: ConnectionOptions
  database: string
}

export function copyDatabase(from: Database, to: Database): Promise<void>
