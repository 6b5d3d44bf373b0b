import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createConnection } from 'mysql2/promise'

/** Drops the database of this run and makes it again: migrated, with the demo company in it. */
export async function makeEmptyDatabase() {
  if (process.env.DB_CONNECTION === 'mysql') await recreate(process.env.MYSQL_DATABASE!)
  rmSync(process.env.DATA_DIR!, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  for (const args of [
    ['ace.js', 'migration:run', '--force'],
    ['--import', '@poppinss/ts-exec', 'bench/imports/demo_company.ts'],
  ]) {
    execFileSync(process.execPath, args, { stdio: 'pipe', env })
  }
}

async function recreate(name: string) {
  const connection = await createConnection({
    host: process.env.MYSQL_HOST ?? '127.0.0.1',
    port: Number(process.env.MYSQL_PORT ?? 3306),
    user: process.env.MYSQL_USER ?? 'root',
    password: process.env.MYSQL_PASSWORD ?? '',
  })
  try {
    await connection.query(`DROP DATABASE IF EXISTS ${name}`)
    await connection.query(
      `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`
    )
  } finally {
    await connection.end()
  }
}
