import { join } from 'node:path'
import env from '#start/env'
import { cacheStatements } from '#database/statement_cache'
import { defineConfig } from '@adonisjs/lucid'

const migrations = { naturalSort: true, paths: ['database/migrations'] }
/** Tables that no model stands for: the full-text index and its parts. */
const searchTables = [
  'clients',
  'quotations',
  'projects',
  'vendors',
  'purchase_orders',
  'purchase_requests',
  'materials',
  'stock_movements',
  'stock_levels',
  'equipment',
  'trips',
  'file_texts',
  'companies',
  'contracts',
  'invoices',
  'receipts',
  'schedule_resources',
  'variation_orders',
  'delays',
  'site_reports',
  'employees',
  'document_kinds',
  'leave_types',
  'public_holidays',
  'attendance_sites',
  'offer_terms',
  'order_terms',
  'price_lists',
  'rates',
  'assemblies',
  'tenders',
  'leads',
  'bank_accounts',
  'cheques',
  'mails',
  'bank_statement_lines',
  'journal_entries',
  'ledger_accounts',
  'manual_journals',
  'budgets',
  'vat_entries',
  'recurring_payments',
].flatMap((table) =>
  ['fts', 'fts_config', 'fts_data', 'fts_docsize', 'fts_idx'].map((part) => `${table}_${part}`)
)
// written while developing only: elsewhere the committed file is what the code was compiled with
const schemaGeneration = {
  enabled: env.get('NODE_ENV') === 'development',
  rulesPaths: ['./database/schema_rules.js'],
  excludeTables: [
    ...searchTables,
    'row_counts',
    'number_sequences',
    'idempotency_keys',
    'job_effects',
  ],
}
const database = env.get('MYSQL_DATABASE') ?? 'binaa'

const mysqlServer = {
  host: env.get('MYSQL_HOST') ?? '127.0.0.1',
  port: env.get('MYSQL_PORT') ?? 3306,
  user: env.get('MYSQL_USER') ?? 'root',
  password: env.get('MYSQL_PASSWORD') ?? '',
  database,
  charset: 'utf8mb4',
  timezone: 'Z',
  supportBigNumbers: true,
  bigNumberStrings: false,
}

/** Reads go to replicas only where they are named; everything else to the one writer. */
const replicas = (env.get('MYSQL_READ_HOSTS') ?? '').split(',').filter(Boolean)

export default defineConfig({
  connection: env.get('DB_CONNECTION'),
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: join(env.get('DATA_DIR'), 'binaa.sqlite3') },
      useNullAsDefault: true,
      pool: {
        // one writer is what SQLite has; requests queue here instead of failing with BUSY
        min: 1,
        max: 1,
        afterCreate(connection: any, done: (error: unknown, connection: unknown) => void) {
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = FULL')
          connection.pragma('foreign_keys = ON')
          connection.pragma('busy_timeout = 5000')
          connection.pragma('cache_size = -32000')
          connection.pragma('temp_store = MEMORY')
          cacheStatements(connection)
          done(null, connection)
        },
      },
      migrations,
      schemaGeneration,
    },
    mysql: {
      client: 'mysql2',
      connection: mysqlServer,
      ...(replicas.length && {
        replicas: {
          read: { connection: replicas.map((host) => ({ ...mysqlServer, host })) },
          write: { connection: mysqlServer },
        },
      }),
      pool: {
        ...{ min: 2, max: 15, acquireTimeoutMillis: 5000 },
        afterCreate(connection: any, done: (error: unknown, connection: unknown) => void) {
          // what a query makes of numbers is compared with columns in the collation that the server gives
          // tables by itself, which differs between MySQL 8 and MariaDB
          connection.query('SET NAMES utf8mb4', (error: unknown) => done(error, connection))
        },
      },
      migrations,
      schemaGeneration: { ...schemaGeneration, enabled: false },
    },
  },
})
