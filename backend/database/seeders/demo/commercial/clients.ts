import { foundBy } from '#commercial/clients/client_keys'
import type { DemoContext } from '#database/seeders/demo/context'
import { describeCompanies } from '#database/describe_companies'
import { linkCompanies } from '#database/link_companies'
import { seededRandom } from '#database/seeders/random'
import { seedCompanyTax } from './company_tax.js'
import { COMPANIES, FIRST_NAMES, LAST_NAMES, PLACES, TITLES } from './client_names.js'

const COUNT = 72

/** The client directory: people of sixteen firms, a third of them written in Arabic. */
export async function seedClients({ trx, now, users }: DemoContext) {
  const random = seededRandom(1404)
  const owners = ['bdm', 'bdm.clients', 'general.manager'].map((name) => users[name].id)
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const created = now
      .minus({ days: random.whole(5, 700), minutes: random.whole(0, 600) })
      .toFormat('yyyy-MM-dd HH:mm:ss')
    return {
      ...person(index, random),
      ...consentOf(index, now),
      ...ownedBy(random.pick(owners)),
      created_at: created,
      updated_at: created,
    }
  })
  for (let i = 0; i < rows.length; i += 20)
    await trx.table('clients').multiInsert(rows.slice(i, i + 20))
  await linkCompanies(trx)
  await describeCompanies(trx)
  await seedCompanyTax(trx)
  return trx.from('clients').select('id', 'name', 'company').orderBy('id')
}

const ownedBy = (id: number) => ({ created_by: id, owner_id: id })

const SOURCES = ['card', 'person', 'web', 'import']

/** Some agreed to be written to, and one of them withdrew it again. */
function consentOf(index: number, now: DemoContext['now']) {
  const agreed = index % 6 === 1
  const daysAgo = (days: number) => (agreed ? now.minus({ days }).toISODate() : null)
  return {
    purposes: JSON.stringify(agreed ? ['offers', 'news'] : ['offers', 'contract']),
    legal_basis: agreed ? 'consent' : index % 4 === 0 ? 'contract' : 'legitimate_interest',
    data_source: SOURCES[index % SOURCES.length],
    consent_on: daysAgo(60 + index),
    consent_how: agreed ? 'email' : null,
    consent_withdrawn_on: index % 18 === 7 ? now.minus({ days: 12 }).toISODate() : null,
    consent_state: index % 18 === 7 ? 'withdrawn' : agreed ? 'given' : 'none',
  }
}

/** One person of one firm, as a row without its stamps. */
function person(index: number, random: ReturnType<typeof seededRandom>) {
  const arabic = index % 3 === 2
  const first = FIRST_NAMES[(index * 7 + Math.floor(index / 16)) % FIRST_NAMES.length]
  const last = LAST_NAMES[(index * 5 + Math.floor(index / 12)) % LAST_NAMES.length]
  const [company, companyAr, type, host] = COMPANIES[index % COMPANIES.length]
  const [city, address, cityAr, area] = random.pick(PLACES)
  const name = arabic ? `${first[1]} ${last[1]}` : `${first[0]} ${last[0]}`
  const email =
    `${first[0]}.${last[0].replace('Al-', '')}${index >= 48 ? index : ''}@${host}.example`.toLowerCase()
  const client = {
    name,
    job_title: random.pick(TITLES),
    company: arabic ? companyAr : company,
    company_type: type,
    mobile: `+966 5${random.whole(0, 9)} ${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
    email,
    phone: random.chance(0.7)
      ? `+966 ${area} ${random.whole(200, 899)} ${random.whole(1000, 9999)}`
      : null,
    location: arabic ? cityAr : city,
    address: random.chance(0.8) ? address : null,
    website: `www.${host}.example`,
    notes: random.chance(0.25)
      ? 'Met at the Big 5 exhibition; interested in façade and steel packages.'
      : null,
  }
  const { searchText, ...keys } = foundBy({ ...client, jobTitle: client.job_title })
  return {
    ...client,
    mobile_key: keys.mobileKey,
    phone_key: keys.phoneKey,
    email_key: keys.emailKey,
    domain_key: keys.domainKey,
    name_key: keys.nameKey,
    search_text: searchText,
    version: 1,
  }
}
