import type { BaseSchema } from '@adonisjs/lucid/schema'

type Runner = Pick<BaseSchema, 'defer'>

/** Lines that do not make an entry: fewer than two, unequal sides, another sum or another day. */
const BROKEN = `(SELECT COUNT(*) FROM journal_lines WHERE entry_id = NEW.id) < 2
  OR (SELECT SUM(debit_minor) FROM journal_lines WHERE entry_id = NEW.id) <> NEW.total_minor
  OR (SELECT SUM(credit_minor) FROM journal_lines WHERE entry_id = NEW.id) <> NEW.total_minor
  OR EXISTS (SELECT 1 FROM journal_lines WHERE entry_id = NEW.id AND posted_on <> NEW.posted_on)`

/** A line is a debit or a credit, and neither is below nothing. */
const ONE_SIDED =
  'NEW.debit_minor < 0 OR NEW.credit_minor < 0 OR (NEW.debit_minor > 0 AND NEW.credit_minor > 0)'

const POSTED_BEFORE = '(SELECT is_posted FROM journal_entries WHERE id = NEW.entry_id) = 1'

/** What an entry adds to the days of its accounts, by column. */
const SUMS = { debit_minor: 'SUM(debit_minor)', credit_minor: 'SUM(credit_minor)' }
const COUNTED = { ...SUMS, line_count: 'COUNT(*)' }

const GUARDS: [name: string, event: string, refused: string, text: string][] = [
  [
    'journal_entries_insert',
    'BEFORE INSERT ON journal_entries',
    'NEW.is_posted = 1',
    'an entry is posted once its lines are there',
  ],
  [
    'journal_entries_kept',
    'BEFORE UPDATE ON journal_entries',
    'OLD.is_posted = 1',
    'an entry is never changed',
  ],
  [
    'journal_entries_balance',
    'BEFORE UPDATE ON journal_entries',
    `NEW.is_posted = 1 AND (${BROKEN})`,
    'an entry has equal debits and credits',
  ],
  [
    'journal_entries_delete',
    'BEFORE DELETE ON journal_entries',
    '1 = 1',
    'an entry is never deleted',
  ],
  [
    'journal_lines_insert',
    'BEFORE INSERT ON journal_lines',
    `${ONE_SIDED} OR ${POSTED_BEFORE}`,
    'a line is one-sided and of an open entry',
  ],
  ['journal_lines_update', 'BEFORE UPDATE ON journal_lines', '1 = 1', 'a line is never changed'],
  ['journal_lines_delete', 'BEFORE DELETE ON journal_lines', '1 = 1', 'a line is never deleted'],
]

/**
 * Double entry in the database itself: lines are written to an open entry, posting it checks that its
 * sides are equal and adds it to the days of its accounts, and nothing of it changes afterwards.
 */
export function guardJournal(schema: Runner) {
  schema.defer(async (db) => {
    const sqlite = db.dialect.name === 'better-sqlite3'
    const each = sqlite ? '' : 'FOR EACH ROW '
    for (const [name, event, refused, text] of GUARDS) {
      const refuse = sqlite
        ? `SELECT RAISE(ABORT, '${text}') WHERE ${refused};`
        : `IF ${refused} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${text}'; END IF;`
      await db.rawQuery(`CREATE TRIGGER ${name} ${event} ${each}BEGIN ${refuse} END`)
    }
    await addToDays(db, SUMS)
  })
}

/** The same with how many lines a day has; the column must be there. */
export function countLinesOfDays(schema: Runner) {
  schema.defer(async (db) => {
    await db.rawQuery('DROP TRIGGER journal_entries_days')
    await addToDays(db, COUNTED)
  })
}

type Client = Parameters<Parameters<Runner['defer']>[0]>[0]

/** Accounts come in one order for all entries, so that no two wait for each other. */
async function addToDays(db: Client, columns: Record<string, string>) {
  const names = Object.keys(columns)
  const days = `INSERT INTO ledger_balances (account_id, posted_on, ${names.join(', ')})
    SELECT account_id, posted_on, ${Object.values(columns).join(', ')} FROM journal_lines
    WHERE entry_id = NEW.id GROUP BY account_id, posted_on ORDER BY account_id`
  const sqlite = db.dialect.name === 'better-sqlite3'
  const sets = names.map((name) =>
    sqlite
      ? `${name} = ${name} + excluded.${name}`
      : `ledger_balances.${name} = ledger_balances.${name} + VALUES(${name})`
  )
  const body = sqlite
    ? `WHEN NEW.is_posted = 1 BEGIN ${days}
         ON CONFLICT (account_id, posted_on) DO UPDATE SET ${sets.join(', ')}; END`
    : `FOR EACH ROW BEGIN IF NEW.is_posted = 1 THEN ${days}
         ON DUPLICATE KEY UPDATE ${sets.join(', ')}; END IF; END`
  await db.rawQuery(`CREATE TRIGGER journal_entries_days AFTER UPDATE ON journal_entries ${body}`)
}
