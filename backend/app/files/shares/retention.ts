import { fileBytes, registerRetention } from '#core/retention/kinds'

const holders: string[] = []

/** A department whose rows (`share_id`) name shares: those stay. */
export const holdShares = (table: string) => holders.push(table)

/** Shares that have ended, with the name of who received them. */
registerRetention({
  name: 'shares',
  table: 'shares',
  date: 'expires_at',
  ...{ defaultDays: null, minimumDays: 30 },
  bytes: fileBytes('shares', 'sealed_file_id'),
  narrow: (query) => {
    // the copy of an ended share goes within the hour; until then it is waited for
    query.whereNull('sealed_file_id')
    for (const table of holders)
      query.whereNotExists((held) => {
        held.from(table).whereColumn(`${table}.share_id`, 'shares.id').select(`${table}.share_id`)
      })
  },
})
