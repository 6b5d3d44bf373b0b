import { isSqlite } from '#core/database/dialect'
import { rawRows } from '#core/database/raw_rows'
import { writer } from '#core/database/writer'
import { room } from '#core/disk/room'
import { line, registerHealthLine } from './health_lines.js'

const LEAST_FREE = 0.15

registerHealthLine('database', async () => {
  const client = writer()
  const sql = isSqlite(client)
    ? 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()'
    : 'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()'
  const [row] = await rawRows<{ bytes: number | string }>(client, sql)
  return line('good', { bytes: Number(row!.bytes) }, 'unreadable')
})

registerHealthLine('disk', async () => {
  const { freeBytes, freeShare, isFull } = await room()
  const state = isFull ? 'fault' : freeShare > LEAST_FREE ? 'good' : 'attention'
  return line(state, { bytes: freeBytes, percent: Math.round(freeShare * 100) }, 'free')
})
