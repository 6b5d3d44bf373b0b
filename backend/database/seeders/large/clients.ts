import { clientKeys } from '#commercial/clients/client_keys'
import { clientText } from './client_text.js'
import {
  FIRST_NAMES,
  LAST_NAMES,
  PLACES,
  TITLES,
} from '#database/seeders/demo/commercial/client_names'
import { describeCompanies } from '#database/describe_companies'
import { companyIds } from '#database/link_companies'
import { CHUNK, firstFreeId, inChunks, instantOf, sqlTime, type LargeContext } from './context.js'
import type { Row } from './row_writer.js'
import { COMPANY_BEGINNINGS, COMPANY_ENDINGS, COMPANY_TRADES, FATHERS } from './vocabulary.js'

const MOBILE_PREFIXES = ['50', '53', '54', '55', '56', '58', '59'] as const

/** Adds people of some eight hundred firms, two fifths of them written in Arabic. */
export async function addClients(context: LargeContext, count: number) {
  const first = await firstFreeId(context, 'clients')
  const owners = ['bdm', 'bdm.clients', 'general.manager'].map((name) => context.user(name))
  await inChunks(count, async (from, to) => {
    const rows: Row[] = []
    for (let index = from; index < to; index++) {
      const at = sqlTime(instantOf(context, index, count))
      const owner = context.random.pick(owners)
      const stamps = {
        version: 1,
        created_by: owner,
        updated_by: owner,
        created_at: at,
        updated_at: at,
      }
      rows.push({ id: first + index, ...person(context, index), ...stamps })
    }
    const firms = await companyIds(
      context.trx,
      rows.map(({ company }) => String(company))
    )
    for (const row of rows) row.company_id = firms.get(String(row.company)) ?? null
    // documents are written for some of them
    if (context.clients.length < 5 * CHUNK) {
      for (const { id, company } of rows)
        context.clients.push({ id: Number(id), name: String(company) })
    }
    await context.write('clients', rows)
  })
  await describeCompanies(context.trx)
}

/** Number formats are known here, so that the canonical form needs no parser. */
function person({ random }: LargeContext, index: number): Row {
  const arabic = random.chance(0.4)
  const names = [random.pick(FIRST_NAMES), random.pick(FATHERS), random.pick(LAST_NAMES)]
  const firm = company(random, arabic)
  const [city, address, cityAr, area] = random.pick(PLACES)
  const prefix = random.pick(MOBILE_PREFIXES)
  const mobile = digits(index, 7919)
  const phone = random.chance(0.7)
    ? `${random.whole(2, 8)}${digits(index, 104_729).slice(1)}`
    : null
  const name = names.map(([latin, written]) => (arabic ? written : latin)).join(' ')
  const [given, , family] = names.map(([latin]) => latin.replace('Al-', ''))
  const email = `${given}.${family}.${index}@${firm.host}`.toLowerCase()
  const client = {
    name,
    job_title: random.pick(TITLES),
    company: firm.name,
    company_type: firm.type,
    mobile: `+966 ${prefix} ${mobile.slice(0, 3)} ${mobile.slice(3)}`,
    email,
    phone: phone && `+966 ${area} ${phone.slice(0, 3)} ${phone.slice(3)}`,
    location: arabic ? cityAr : city,
    address: random.chance(0.8) ? address : null,
    website: `www.${firm.host}`,
    notes: random.chance(0.25)
      ? 'Asks for façade and steel packages; send the company profile.'
      : null,
  }
  const canonical = {
    mobile_key: `+966${prefix}${mobile}`,
    phone_key: phone && `+966${area}${phone}`,
  }
  return {
    ...client,
    ...canonical,
    ...foundKeys(client),
    search_text: clientText({ ...client, ...canonical }),
  }
}

function foundKeys({ email, website, name }: { email: string; website: string; name: string }) {
  const keys = clientKeys({ email, website, name })
  return { email_key: keys.emailKey, domain_key: keys.domainKey, name_key: keys.nameKey }
}

/** Seven digits that no other index has: the factor shares no divisor with ten. */
function digits(index: number, factor: number): string {
  return String((index * factor + 1_000_003) % 10_000_000).padStart(7, '0')
}

export function company(random: LargeContext['random'], arabic: boolean) {
  const [beginning, beginningAr, host] = random.pick(COMPANY_BEGINNINGS)
  const [trade, tradeAr, type, tradeHost] = random.pick(COMPANY_TRADES)
  const [ending, endingAr] = random.pick(COMPANY_ENDINGS)
  const name = arabic ? `${endingAr} ${beginningAr} ${tradeAr}` : `${beginning} ${trade} ${ending}`
  return { name, type, host: `${host}${tradeHost}.example` }
}
