import { createConnection } from 'mysql2/promise'

/**
 * Makes an empty MySQL or MariaDB database like another one: tables, rows, triggers, views. Migrations take a
 * minute there, this takes seconds, and a run of the tests needs many databases.
 *
 * @param from, to `{ server: options of a connection, database }`; they may be on two servers
 */
export async function copyDatabase(from, to) {
  const source = await createConnection({ ...from.server, database: from.database })
  const target = await createConnection({ ...to.server, database: to.database })
  try {
    // in the order of names a table may come before the one that it points to
    await target.query('SET FOREIGN_KEY_CHECKS = 0')
    const [tables] = await source.query('SHOW FULL TABLES')
    const named = tables.map((row) => Object.values(row))
    for (const [table, kind] of named) {
      if (kind !== 'VIEW') await copyTable(source, target, table)
    }
    await copyTriggers(source, target)
    const views = named.filter(([, kind]) => kind === 'VIEW').map(([view]) => view)
    await copyViews(source, target, views)
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}

async function copyTable(source, target, table) {
  const [[{ 'Create Table': statement }]] = await source.query(`SHOW CREATE TABLE \`${table}\``)
  await target.query(statement)
  const [columns] = await source.query(`SHOW COLUMNS FROM \`${table}\``)
  const stored = columns.filter(({ Extra }) => !Extra.includes('GENERATED'))
  const names = stored.map(({ Field }) => `\`${Field}\``).join(', ')
  const [rows] = await source.query({
    sql: `SELECT ${names} FROM \`${table}\``,
    rowsAsArray: true,
    dateStrings: true,
    typeCast: (field, next) => (field.type === 'JSON' ? field.string() : next()),
  })
  if (rows.length > 0) await target.query(`INSERT INTO \`${table}\` (${names}) VALUES ?`, [rows])
}

async function copyTriggers(source, target) {
  const [triggers] = await source.query('SHOW TRIGGERS')
  for (const { Trigger } of triggers) {
    const [[made]] = await source.query(`SHOW CREATE TRIGGER \`${Trigger}\``)
    await create(target, made['SQL Original Statement'], made)
  }
}

/** Texts in what is created compare as they did where it was first made. */
async function create(target, statement, { collation_connection: collation }) {
  await target.query(`SET collation_connection = ${collation}`)
  await target.query(statement)
}

/** A view may read another one, which has to be there first. */
async function copyViews(source, target, views) {
  const own = (await source.query('SELECT DATABASE() AS name'))[0][0].name
  let waiting = views
  while (waiting.length > 0) {
    const left = []
    let problem
    for (const view of waiting) {
      const [[made]] = await source.query(`SHOW CREATE VIEW \`${view}\``)
      try {
        await create(target, made['Create View'].replaceAll(`\`${own}\`.`, ''), made)
      } catch (error) {
        problem = error
        left.push(view)
      }
    }
    if (left.length === waiting.length) throw problem
    waiting = left
  }
}
