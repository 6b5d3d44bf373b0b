import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { buildWhenChanged } from './build.mjs'
import { BACKEND, ROOT } from './paths.mjs'
import { runNode } from './processes.mjs'
import seedLarge from './seed_large.mjs'

const DATABASE = 'binaa_bench_large'
const FILES_DATABASE = 'binaa_bench_files'
const STOCK_DATABASE = 'binaa_bench_stock'
const IMPORT_DATABASE = 'binaa_bench_import'
const MILLION_DATABASE = 'binaa_bench_million'
const TIMESHEETS_DATABASE = 'binaa_bench_timesheets'
const LEDGER_DATABASE = 'binaa_bench_ledger'
const SUITES = {
  list: benchRequests,
  search: benchRequests,
  get: benchRequests,
  create: benchRequests,
  memory: benchRequests,
  quotations: benchQuotations,
  employees: benchEmployees,
  stock: benchStock,
  timesheets: benchTimesheets,
  million: benchMillion,
  ledger: benchLedger,
  import: benchImport,
  csv: () => onBoth((env) => benchFile('csv.ts', [], env)),
  files: benchFiles,
  pdf: () => benchFile('pdf.ts'),
  schedule: () => benchFile('schedule.ts'),
  plans: () => benchPages('plans.ts'),
  agreement: () => benchFile('agreement.ts'),
  optimizer: () => benchFile('optimizer.ts'),
  pages: () => benchPages('pages.ts'),
  pasting: () => benchPages('pasting.ts'),
  cards: async () => (await benchFile('ocr.ts')) || benchFile('cards.ts'),
}

/**
 * Prints what the portal costs over floors measured in the same run. Arguments choose suites:
 * `list search get create memory quotations employees stock timesheets million ledger import csv files pdf schedule plans agreement optimizer pages pasting cards`; none means all.
 * @returns {Promise<number>} exit code
 */
export default async function bench(args) {
  const unknown = args.filter((name) => !SUITES[name])
  if (unknown.length) {
    console.error(`unknown: ${unknown.join(', ')}. Known: ${Object.keys(SUITES).join(', ')}`)
    return 2
  }
  const chosen = args.length ? args : Object.keys(SUITES)
  // the requests are one suite with several names: it runs once, narrowed to the names given
  for (const suite of new Set(chosen.map((name) => SUITES[name]))) {
    const names = chosen.filter((name) => SUITES[name] === suite)
    const code = await suite(args.length ? names : [])
    if (code) return code
  }
  return 0
}

async function benchRequests(names) {
  return onBuilt(async (env) => (await seeded(env)) || benchFile('requests.ts', names, env))
}

function benchQuotations() {
  return onBuilt(async (env) => (await seeded(env)) || benchFile('quotations.ts', [], env))
}

function benchEmployees() {
  return onBuilt(async (env) => (await seeded(env)) || benchFile('employees.ts', [], env))
}

async function onBuilt(work) {
  if (!process.env.BENCH_BUILT) {
    const code = await buildWhenChanged()
    if (code) return code
  }
  return onBoth(work)
}

/** Its 50,000 rows have no bytes: they lie in a database of their own. */
async function benchFiles() {
  if (!process.env.BENCH_BUILT) {
    const code = await buildWhenChanged()
    if (code) return code
  }
  return onBoth((env) => {
    const own = { ...env, DATA_DIR: `${env.DATA_DIR}-files`, MYSQL_DATABASE: FILES_DATABASE }
    return benchFile('files.ts', [], own)
  })
}

/** Pages load the same way beside either database: SQLite serves. */
async function benchPages(file) {
  const code = process.env.BENCH_BUILT ? 0 : await buildWhenChanged()
  return code || benchFile(file)
}

/** Two million rows of a ledger lie in a database of their own. */
function benchStock() {
  return onBuilt((env) => {
    const own = { ...env, DATA_DIR: `${env.DATA_DIR}-stock`, MYSQL_DATABASE: STOCK_DATABASE }
    return benchFile('procurement.ts', [], own)
  })
}

/** Their weeks lie in a database of their own. */
function benchTimesheets() {
  return onBuilt((env) => {
    const own = {
      ...env,
      DATA_DIR: `${env.DATA_DIR}-timesheets`,
      MYSQL_DATABASE: TIMESHEETS_DATABASE,
    }
    return benchFile('timesheets.ts', [], own)
  })
}

/** A million clients lie in a database of their own, kept for the next run. */
function benchMillion() {
  return onBuilt((env) => {
    const own = { ...env, DATA_DIR: `${env.DATA_DIR}-million`, MYSQL_DATABASE: MILLION_DATABASE }
    return benchFile('million.ts', [], own)
  })
}

/** Five years of books lie in a database of their own, kept for the next run. */
function benchLedger() {
  return onBuilt((env) => {
    const own = { ...env, DATA_DIR: `${env.DATA_DIR}-ledger`, MYSQL_DATABASE: LEDGER_DATABASE }
    return benchFile('ledger.ts', [], own)
  })
}

/** Every side begins with an empty table: the database is created each time. */
function benchImport() {
  return onBuilt((env) => {
    const own = { ...env, DATA_DIR: `${env.DATA_DIR}-import`, MYSQL_DATABASE: IMPORT_DATABASE }
    return benchFile('imports.ts', [], own)
  })
}

async function seeded(env) {
  Object.assign(process.env, env)
  return seedLarge()
}

/** Runs on SQLite and, where a server answers, on MySQL or MariaDB. */
async function onBoth(work) {
  for (const DB_CONNECTION of ['sqlite', 'mysql']) {
    console.log(`\n== ${DB_CONNECTION}`)
    if (DB_CONNECTION === 'mysql' && !(await mysqlAnswers())) {
      console.log('skipped: no server answers')
      continue
    }
    const DATA_DIR = join(ROOT, '.cache', 'bench', DB_CONNECTION)
    const code = await work({ DB_CONNECTION, DATA_DIR, MYSQL_DATABASE: DATABASE })
    if (code) return code
  }
  return 0
}

async function mysqlAnswers() {
  const connection = await createConnection({
    host: process.env.MYSQL_HOST || '127.0.0.1',
    port: Number(process.env.MYSQL_PORT || 3306),
    user: process.env.MYSQL_USER || 'root',
    password: process.env.MYSQL_PASSWORD || '',
    connectTimeout: 2000,
  }).catch(() => null)
  if (!connection) return false
  for (const name of [
    DATABASE,
    FILES_DATABASE,
    STOCK_DATABASE,
    TIMESHEETS_DATABASE,
    MILLION_DATABASE,
    LEDGER_DATABASE,
  ]) {
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`
    )
  }
  await connection.end()
  return true
}

function benchFile(name, args = [], env = {}) {
  const path = join('bench', name)
  if (!existsSync(join(BACKEND, path))) throw new Error(`no ${path}`)
  console.log(`\n-- ${name.replace('.ts', '')}`)
  return runNode(['--import', '@poppinss/ts-exec', path, ...args], { cwd: BACKEND, env })
}
