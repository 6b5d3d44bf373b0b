/**
 * The floor: bare node:http with the bare driver and the same SQL, in a process of its own. No
 * framework, no session, no permission, no validation, no audit.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { openFloorDatabase } from './floor_database.ts'

const COLUMNS =
  'id, version, name, job_title, company, company_type, mobile, email, phone, location, address, website, notes, created_by, created_at, updated_at'
const database = await openFloorDatabase()

type Answer = { status: number; body: unknown; total?: number }

async function answer(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url!, 'http://floor')
  if (request.method === 'POST') return { status: 201, body: await create(await bodyOf(request)) }
  const id = /^\/clients\/(\d+)$/.exec(url.pathname)?.[1]
  if (id) {
    const [row] = await database.query(`SELECT ${COLUMNS} FROM clients WHERE id = ?`, [Number(id)])
    return { status: 200, body: row }
  }
  return list(url)
}

async function list({ searchParams }: URL): Promise<Answer> {
  const words = (searchParams.get('words') ?? '').split(' ').filter(Boolean)
  const where = words.length ? `WHERE ${words.map(() => 'search_text LIKE ?').join(' AND ')}` : ''
  const values = words.map((word) => `%${word}%`)
  const offset = Number(searchParams.get('offset') ?? 0)
  const page = `SELECT ${COLUMNS} FROM clients ${where} ORDER BY name, id LIMIT 25 OFFSET ${offset}`
  const body = await database.query(page, values)
  if (searchParams.has('uncounted')) return { status: 200, body }
  const [count] = await database.query(`SELECT COUNT(*) AS total FROM clients ${where}`, values)
  return { status: 200, body, total: Number(count.total) }
}

async function create(body: Record<string, string>) {
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const row = {
    ...body,
    search_text: body.name.toLowerCase(),
    version: 1,
    created_at: now,
    updated_at: now,
  }
  const names = Object.keys(row)
  const marks = names.map(() => '?').join(', ')
  const id = await database.write(
    `INSERT INTO clients (${names.join(', ')}) VALUES (${marks})`,
    Object.values(row)
  )
  return { id, ...row }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += chunk
  const { name, jobTitle, company, mobile, email } = JSON.parse(text)
  return { name, job_title: jobTitle, company, mobile, email }
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body, total }) => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...(total !== undefined && { 'X-Total-Count': total }),
      })
      response.end(JSON.stringify(body))
    },
    (error) => {
      console.error(error)
      response.writeHead(500).end()
    }
  )
})
server.listen(Number(process.env.PORT), '127.0.0.1')
